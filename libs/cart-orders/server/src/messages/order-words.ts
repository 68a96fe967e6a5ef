import type { QuestionKind } from '@caravan/cart-orders/contract';
import { byLanguage, formatInstant, inEachLanguage, inLanguages, languageTable, type Language } from '@caravan/kernel';
import type { Message } from '@caravan/server-core';
import type { words as en } from './orders-words/en.ts';

/** The texts of messages and mails about orders, by language. */
export const orderWords = byLanguage(
  import.meta.glob<typeof en>('./orders-words/??.ts', { eager: true, import: 'words' }),
);

/** The text of a message in each language. */
export type OrderWords = Pick<Message, 'title' | 'body'>;

/** The parts of an order's name in a sentence. */
export interface NamedOrder {
  number: string;
  shopName: string | null;
}

export const inBrackets = (text: string, language: Language): string =>
  languageTable[language].marks.brackets.join(text);

/** `order CV… (Tea House)` */
export const nameOf = ({ number, shopName }: NamedOrder, language: Language): string =>
  orderWords[language].order(number) + (shopName ? inBrackets(shopName, language) : '');

/** A time as messages write it. */
export const instantIn = (at: Date, language: Language): string =>
  formatInstant(at.toISOString(), language) + inBrackets('UTC', language);

interface MessageParts {
  title: string;
  sentences: readonly string[];
}

/** A message in each language; the note of staff is its last paragraph. */
export const messageOf = (make: (language: Language) => MessageParts, note = ''): OrderWords =>
  inEachLanguage((language) => {
    const { title, sentences } = make(language);
    const text = sentences.join(languageTable[language].script === 'han' ? '' : ' ');
    return { title, body: note ? `${text}\n\n${orderWords[language].note(note)}` : text };
  });

const titleIn = (number: string, shopName: string | null, language: Language): string =>
  [orderWords[language].title(number), ...(shopName ? [shopName] : [])].join(' · ');

/** The title of an order as a payment target. */
export const orderTitle = (number: string, shopName: string | null): Record<Language, string> =>
  inLanguages((language) => titleIn(number, shopName, language));

const extraOf = (kind: QuestionKind): 'domestic_fee' | 'other' => (kind === 'domestic_fee' ? kind : 'other');

/** The title of an extra payment: for domestic shipping, or for a line. */
export const extraTitle = (number: string, shopName: string | null, kind: QuestionKind): Record<Language, string> =>
  inLanguages((language) => `${orderWords[language].extra[extraOf(kind)]} · ${titleIn(number, shopName, language)}`);

/** The remark on a refund of an extra payment. */
export const extraRefundRemark = (number: string, kind: QuestionKind): Record<Language, string> =>
  inLanguages((language) => orderWords[language].refund[extraOf(kind)](number));

/** The remark on a refund in the shopper's records. */
export const refundRemark = (number: string): Record<Language, string> =>
  inLanguages((language) => orderWords[language].refund.order(number));
