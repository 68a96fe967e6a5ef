import type { Message } from '@caravan/account/port';
import type { Language } from '@caravan/kernel';

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

/** The title of an extra payment for domestic shipping. */
export const extraTitle = (number: string, shopName: string | null): Record<Language, string> => {
  const order = orderTitle(number, shopName);
  return { en: `Domestic shipping · ${order.en}`, zh: `国内运费 · ${order.zh}` };
};

/** The remark on a refund of an extra payment. */
export const extraRefundRemark = (number: string): Record<Language, string> => ({
  en: `Refund of domestic shipping, order ${number}`,
  zh: `订单 ${number} 国内运费退款`,
});

/** The remark on a refund in the shopper's records. */
export const refundRemark = (number: string): Record<Language, string> => ({
  en: `Refund of order ${number}`,
  zh: `订单 ${number} 退款`,
});
