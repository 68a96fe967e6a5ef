import type { Message } from '@caravan/account/port';
import type { QuestionKind } from '@caravan/cart-orders/contract';
import { formatInstant, type Language } from '@caravan/kernel';

/** The text of a message in both languages. */
export type OrderWords = Pick<Message, 'title' | 'body'>;

/** The parts of an order's name in a sentence. */
export interface NamedOrder {
  number: string;
  shopName: string | null;
}

/** `order CV… (Tea House)` */
export const nameOf = ({ number, shopName }: NamedOrder): Record<Language, string> => ({
  en: shopName ? `order ${number} (${shopName})` : `order ${number}`,
  zh: shopName ? `订单 ${number}（${shopName}）` : `订单 ${number}`,
});

/** A paragraph with the note of staff; empty without a note. */
export const notePart = (note: string): Record<Language, string> => ({
  en: note ? `\n\nOur note: ${note}` : '',
  zh: note ? `\n\n备注：${note}` : '',
});

/** The title of an order as a payment target. */
export const orderTitle = (number: string, shopName: string | null): Record<Language, string> => ({
  en: shopName ? `Order ${number} · ${shopName}` : `Order ${number}`,
  zh: shopName ? `订单 ${number} · ${shopName}` : `订单 ${number}`,
});

/** A time as messages write it. */
export const instants = (at: Date): Record<Language, string> => ({
  en: `${formatInstant(at.toISOString(), 'en')} (UTC)`,
  zh: `${formatInstant(at.toISOString(), 'zh')}（UTC）`,
});

/** The title of an extra payment: for domestic shipping, or for a line. */
export const extraTitle = (number: string, shopName: string | null, kind: QuestionKind): Record<Language, string> => {
  const order = orderTitle(number, shopName);
  return kind === 'domestic_fee'
    ? { en: `Domestic shipping · ${order.en}`, zh: `国内运费 · ${order.zh}` }
    : { en: `Extra payment · ${order.en}`, zh: `补款 · ${order.zh}` };
};

/** The remark on a refund of an extra payment. */
export const extraRefundRemark = (number: string, kind: QuestionKind): Record<Language, string> =>
  kind === 'domestic_fee'
    ? { en: `Refund of domestic shipping, order ${number}`, zh: `订单 ${number} 国内运费退款` }
    : { en: `Refund of an extra payment, order ${number}`, zh: `订单 ${number} 补款退款` };

/** The remark on a refund in the shopper's records. */
export const refundRemark = (number: string): Record<Language, string> => ({
  en: `Refund of order ${number}`,
  zh: `订单 ${number} 退款`,
});
