import type { Letter } from '@caravan/account/port';
import type { Language } from '@caravan/kernel';

/** What a letter says, in both languages. */
export type OrderWords = Pick<Letter, 'title' | 'body'>;

/** How an order is called in a sentence. */
export interface NamedOrder {
  number: string;
  shopName: string | null;
}

/** `order CV… (Tea House)` */
export const nameOf = ({ number, shopName }: NamedOrder): Record<Language, string> => ({
  en: shopName ? `order ${number} (${shopName})` : `order ${number}`,
  zh: shopName ? `订单 ${number}（${shopName}）` : `订单 ${number}`,
});

/** A paragraph with what staff said, where they said anything. */
export const notePart = (note: string): Record<Language, string> => ({
  en: note ? `\n\nOur note: ${note}` : '',
  zh: note ? `\n\n备注：${note}` : '',
});
