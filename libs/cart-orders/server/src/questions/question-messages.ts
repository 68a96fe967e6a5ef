import { byLanguage, type Fen, formatFen, inLanguages, type Language, type MessageKind } from '@caravan/kernel';
import { instantIn, messageOf, nameOf, type NamedOrder, type OrderWords } from '../messages/order-words.ts';
import type { words as en } from './words/en.ts';

const words = byLanguage(import.meta.glob<typeof en>('./words/??.ts', { eager: true, import: 'words' }));

/** The question or the agreed extra payment, and the time by which it is due. */
interface Due {
  amountFen: Fen;
  dueAt: Date;
}

const choiceIn = (dueAt: Date, language: Language): string => words[language].choice(instantIn(dueAt, language));

/** The messages about a fee for domestic shipping that the shop did not state (specification 9.14). */
export const questionMessages = {
  asked: (order: NamedOrder, { amountFen, dueAt, note }: Due & { note: string }): OrderWords =>
    messageOf((language) => {
      const { title, text } = words[language].asked;
      const fee = formatFen(amountFen, language);
      return { title: title(fee), sentences: [text(nameOf(order, language), fee), choiceIn(dueAt, language)] };
    }, note),
  answerReminder: (order: NamedOrder, { amountFen, dueAt }: Due): OrderWords =>
    messageOf((language) => {
      const { title, text } = words[language].answerReminder;
      const asked = text(nameOf(order, language), formatFen(amountFen, language));
      return { title, sentences: [asked, choiceIn(dueAt, language)] };
    }),
  paymentReminder: (order: NamedOrder, { amountFen, dueAt }: Due): OrderWords =>
    messageOf((language) => {
      const { title, text } = words[language].paymentReminder;
      const fee = formatFen(amountFen, language);
      return { title: title(fee), sentences: [text(nameOf(order, language), fee, instantIn(dueAt, language))] };
    }),
  expired: (order: NamedOrder, { refundFen, missed }: { refundFen: Fen; missed: 'answer' | 'payment' }): OrderWords =>
    messageOf((language) => {
      const { title, back, ...why } = words[language].expired;
      return { title, sentences: [why[missed](nameOf(order, language)), back(formatFen(refundFen, language))] };
    }),
  withdrawn: (order: NamedOrder, { note }: { note: string }): OrderWords =>
    messageOf((language) => {
      const { title, text } = words[language].withdrawn;
      return { title, sentences: [text(nameOf(order, language))] };
    }, note),
  noFee: (order: NamedOrder, { note }: { note: string }): OrderWords =>
    messageOf((language) => {
      const { title, text } = words[language].noFee;
      return { title, sentences: [text(nameOf(order, language))] };
    }, note),
};

/** A message that needs the shopper also goes out as a mail. */
export const kindOfQuestionMessage = {
  asked: 'order_question',
  answerReminder: 'order_question',
  paymentReminder: 'order_question',
  expired: 'order_question',
  withdrawn: 'order_review',
  noFee: 'order_review',
  dropped: 'order_review',
  answered: 'order_review',
  kept: 'order_review',
} as const satisfies Record<string, MessageKind>;

/** The kinds of messages about a question. */
export type QuestionNews = keyof typeof kindOfQuestionMessage;

/** The event in the subject of a mail that is not about a question. */
export const eventOfQuestionMail: Partial<Record<QuestionNews, Record<Language, string>>> = {
  paymentReminder: inLanguages((language) => words[language].paymentReminder.mail),
  expired: inLanguages((language) => words[language].expired.mail),
};
