import {
  type Fen,
  formatBalance,
  formatFen,
  inLanguages,
  type Language,
  languageTable,
  type MessageKind,
} from '@caravan/kernel';
import { fundPaymentPaths } from '@caravan/routes';
import type { Message } from '@caravan/server-core';
import { fundWords } from '../words/fund-words.ts';

/** Messages from payment. Each links to the records of the balance. */
const message = (kind: MessageKind, words: Pick<Message, 'userId' | 'key' | 'title' | 'body' | 'mail'>): Message => ({
  kind,
  link: fundPaymentPaths.fund.href(),
  ...words,
});

const listed = (refs: readonly string[], language: Language): string =>
  refs.join(languageTable[language].marks.enumeration);

/** Money arrived for a target that could no longer be paid. */
export const lateMessage = (
  payment: { id: string; userId: string; refs: readonly string[] },
  returnedFen: Fen,
): Message => {
  const { id, userId, refs } = payment;
  return message('payment_late', {
    userId,
    key: `payment_late:${id}`,
    title: inLanguages((language) => fundWords[language].late.title(formatFen(returnedFen, language))),
    body: inLanguages((language) => {
      const words = fundWords[language].late;
      const amount = formatFen(returnedFen, language);
      return refs.length ? words.payment(listed(refs, language), amount) : words.topUp(amount);
    }),
  });
};

/** Staff confirmed a remittance. */
export const remittanceFoundMessage = (
  payment: { id: string; userId: string },
  receivedFen: Fen,
  returnedFen: Fen,
): Message =>
  message('remittance_decided', {
    userId: payment.userId,
    key: `remittance:${payment.id}`,
    title: inLanguages((language) => fundWords[language].remittance.found(formatFen(receivedFen, language))),
    body: inLanguages((language) => {
      const words = fundWords[language].remittance;
      return returnedFen > 0 ? words.rest(formatFen(returnedFen, language)) : words.complete;
    }),
  });

/** Staff could not find a remittance. */
export const remittanceRejectedMessage = (payment: { id: string; userId: string }, note: string): Message =>
  message('remittance_decided', {
    userId: payment.userId,
    key: `remittance:${payment.id}`,
    title: inLanguages((language) => fundWords[language].remittance.rejected),
    body: inLanguages((language) => [fundWords[language].remittance.check, note].filter(Boolean).join('\n\n')),
  });

/** A correction by staff: its amount, the new balance and the reason. */
export interface AdjustedBalance {
  amountFen: Fen;
  balanceFen: Fen;
  remark: string;
}

/** Staff have changed the balance. */
export const adjustedMessage = (
  userId: string,
  transactionNo: string,
  { amountFen, balanceFen, remark }: AdjustedBalance,
): Message =>
  message('balance_adjusted', {
    userId,
    key: `balance_adjusted:${transactionNo}`,
    title: inLanguages((language) => fundWords[language].adjusted.title(formatFen(amountFen, language))),
    body: inLanguages(
      (language) =>
        `${remark}\n\n${fundWords[language].adjusted.balance(formatBalance(balanceFen, language), transactionNo)}`,
    ),
  });

/** A refund to a card failed, so the money went to the balance. */
export const cardRefusedMessage = (
  refund: { id: string; userId: string; ref: string; amountFen: Fen },
  goods: readonly string[],
): Message => {
  const amountIn = (language: Language) => formatFen(refund.amountFen, language);
  const title = inLanguages((language) => fundWords[language].cardRefused.title(amountIn(language)));
  return message('refund_done', {
    userId: refund.userId,
    key: `card_refused:${refund.id}`,
    title,
    body: inLanguages((language) => fundWords[language].cardRefused.body(refund.ref, amountIn(language))),
    mail: {
      event: title,
      refs: [refund.ref],
      goods: goods.map((name) => ({ name, image: null, facts: inLanguages(() => []) })),
      showsGoods: false,
    },
  });
};
