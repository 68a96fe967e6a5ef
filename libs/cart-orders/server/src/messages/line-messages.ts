import type { LineQuestionKind, QuestionOption } from '@caravan/cart-orders/contract';
import {
  byLanguage,
  type Fen,
  formatFen,
  inLanguages,
  type Language,
  languageTable,
  type OrderStatus,
} from '@caravan/kernel';
import type { MailedChoice } from '@caravan/server-core';
import type { words as en } from './lines-words/en.ts';
import { inBrackets, instantIn, messageOf, nameOf, type NamedOrder, type OrderWords } from './order-words.ts';

const words = byLanguage(import.meta.glob<typeof en>('./lines-words/??.ts', { eager: true, import: 'words' }));

type AskedKind = LineQuestionKind | 'quality';

/** A question about a line or goods that arrived: the goods, and the options with their prices. */
export interface LineAsked {
  kind: AskedKind;
  goods: string;
  options: readonly { kind: QuestionOption; amountFen: Fen | null; refundFen: Fen | null; goods: string | null }[];
  dueAt: Date;
}

const optionIn = ({ kind, amountFen, refundFen, goods }: LineAsked['options'][number], language: Language): string => {
  const { options } = words[language];
  const back = refundFen === null ? null : formatFen(refundFen, language);
  switch (kind) {
    case 'wait':
    case 'keep':
    case 'return':
      return options[kind];
    case 'drop':
    case 'cancel':
      return options[kind](back ?? formatFen(0, language));
    case 'pay_more':
      return options.payMore(formatFen(amountFen ?? 0, language));
    case 'substitute':
      return [
        options.substitute(goods ?? ''),
        ...(amountFen === null ? [] : [options.more(formatFen(amountFen, language))]),
        ...(back ? [options.back(back)] : []),
      ].join(languageTable[language].marks.comma);
  }
};

/** The options as links of the mail. */
export const mailedChoices = (
  options: LineAsked['options'],
  hrefOf: (kind: QuestionOption) => string,
): MailedChoice[] =>
  options.map((option) => ({
    label: inLanguages((language) => {
      const label = optionIn(option, language);
      return label.charAt(0).toUpperCase() + label.slice(1);
    }),
    path: hrefOf(option.kind),
  }));

const choicesIn = (options: LineAsked['options'], language: Language): string =>
  options.map((option) => `\u2022 ${optionIn(option, language)}`).join('\n\n');

const silenceIn = (kind: AskedKind, language: Language): string =>
  words[language].silence[kind === 'quality' ? kind : 'other'];

interface Dropped {
  goods: readonly string[];
  refundFen: Fen;
  /** The status of the order afterwards. */
  order: OrderStatus;
}

/** Says whether the order goes on, and where the money is. */
const outcomeIn = (order: NamedOrder, { goods, refundFen, order: status }: Dropped, language: Language): string => {
  const name = nameOf(order, language);
  const back = formatFen(refundFen, language);
  const { nothingLeft, restGoesOn } = words[language].dropped;
  return status === 'cancelled'
    ? nothingLeft(name, back)
    : restGoesOn(name, back, goods.join(languageTable[language].marks.enumeration));
};

/** The messages about lines of an order that cannot be had as they were ordered (specification 9.16). */
export const lineMessages = {
  asked: (order: NamedOrder, { kind, goods, options, dueAt, note }: LineAsked & { note: string }): OrderWords =>
    messageOf((language) => {
      const { titles, asked } = words[language];
      const text = asked(nameOf(order, language), choicesIn(options, language), instantIn(dueAt, language));
      return { title: titles[kind](goods), sentences: [text, silenceIn(kind, language)] };
    }, note),
  reminder: (order: NamedOrder, { kind, goods, options, dueAt }: LineAsked): OrderWords =>
    messageOf((language) => {
      const { titles, reminder } = words[language];
      const about = titles[kind](goods) + inBrackets(nameOf(order, language), language);
      const text = reminder.text(about, choicesIn(options, language), instantIn(dueAt, language));
      return { title: reminder.title, sentences: [text, silenceIn(kind, language)] };
    }),
  paymentReminder: (
    order: NamedOrder,
    { goods, amountFen, dueAt }: { goods: string; amountFen: Fen; dueAt: Date },
  ): OrderWords =>
    messageOf((language) => {
      const { title, text } = words[language].paymentReminder;
      const more = formatFen(amountFen, language);
      return {
        title: title(goods, more),
        sentences: [text(nameOf(order, language), goods, more, instantIn(dueAt, language))],
      };
    }),
  expired: (order: NamedOrder, { missed, ...dropped }: Dropped & { missed: 'answer' | 'payment' }): OrderWords =>
    messageOf((language) => {
      const { title, missedAnswer, missedPayment } = words[language].dropped;
      const why = missed === 'answer' ? missedAnswer : missedPayment;
      return { title, sentences: [why, outcomeIn(order, dropped, language)] };
    }),
  dropped: (order: NamedOrder, { note, ...dropped }: Dropped & { note: string }): OrderWords =>
    messageOf((language) => {
      const { title, text } = words[language].dropped;
      return { title, sentences: [text, outcomeIn(order, dropped, language)] };
    }, note),
  kept: (order: NamedOrder, { goods }: { goods: string }): OrderWords =>
    messageOf((language) => {
      const { title, text } = words[language].kept;
      return { title: title(goods), sentences: [text(nameOf(order, language), goods)] };
    }),
  withdrawn: (order: NamedOrder, { goods, note }: { goods: string; note: string }): OrderWords =>
    messageOf((language) => {
      const { title, text } = words[language].withdrawn;
      return { title, sentences: [text(nameOf(order, language), goods)] };
    }, note),
  answeredForYou: (
    order: NamedOrder,
    { option, note }: { option: LineAsked['options'][number]; note: string },
  ): OrderWords =>
    messageOf((language) => {
      const { title, text } = words[language].answeredForYou;
      return { title, sentences: [text(nameOf(order, language), optionIn(option, language))] };
    }, note),
};
