import { cartOrdersPaths } from '@caravan/cart-orders/contract';
import type { Tx } from '@caravan/server-core';
import type { OrderWithLines } from '../db/order.repo.ts';
import { orderMail } from '../messages/order-mail.ts';
import type { OrderWords } from '../messages/order-words.ts';
import { kindOfQuestionMessage, type questionMessages } from '../messages/question-messages.ts';
import type { OrderContext } from './order-context.ts';

/** Sends a message about a question, once for each `key`, with a link to the order. */
export const sendQuestionMessage = async (
  tx: Tx,
  { notifier }: Pick<OrderContext, 'notifier'>,
  { order, lines }: OrderWithLines,
  { about, key, words }: { about: keyof typeof questionMessages; key: string; words: OrderWords },
): Promise<void> => {
  const kind = kindOfQuestionMessage[about];
  const mail = orderMail(kind, order.number, lines);
  await notifier().send(tx, {
    ...words,
    userId: order.userId,
    kind,
    key: `order ${order.number} ${key}`,
    link: cartOrdersPaths.orderDetail.href({ number: order.number }),
    ...(mail ? { mail } : {}),
  });
};
