import { cartOrdersPaths } from '@caravan/routes';
import type { MailedChoice, TextNews, Tx } from '@caravan/server-core';
import type { OrderWithLines } from '../orders/order.repo.ts';
import { orderMail } from '../messages/order-mail.ts';
import { mailedChoices, type LineAsked } from '../messages/line-messages.ts';
import type { OrderWords } from '../messages/order-words.ts';
import { eventOfQuestionMail, kindOfQuestionMessage, type QuestionNews } from './question-messages.ts';
import type { OrderContext } from '../work/order-context.ts';

export interface QuestionMessage {
  about: QuestionNews;
  key: string;
  words: OrderWords;
  /** The question whose options the mail offers by a link each. */
  asked?: { question: string; options: LineAsked['options'] } | null;
  /** For a text message: the event, and the time until which the shop waits. */
  waits?: Pick<TextNews, 'event' | 'until'>;
}

/** Sends a message about a question, once for each `key`, with a link to the order. */
export const sendQuestionMessage = async (
  tx: Tx,
  { notifier }: Pick<OrderContext, 'notifier'>,
  { order, lines }: OrderWithLines,
  { about, key, words, asked, waits }: QuestionMessage,
): Promise<void> => {
  const kind = kindOfQuestionMessage[about];
  const { number, userId } = order;
  const mail = orderMail(kind, order, lines);
  const event = eventOfQuestionMail[about];
  const choices: MailedChoice[] = mailedChoices(asked?.options ?? [], (answer) =>
    cartOrdersPaths.orderDetail.href({ number, question: asked?.question ?? '', answer }),
  );
  await notifier().send(tx, {
    ...words,
    userId,
    kind,
    key: `order ${number} ${key}`,
    link: cartOrdersPaths.orderDetail.href({ number }),
    ...(mail ? { mail: { ...mail, ...(event ? { event } : {}), ...(choices.length ? { choices } : {}) } } : {}),
    ...(waits ? { text: { ...waits, number } } : {}),
  });
};
