import { defineJob, workOff, type Tx } from '@caravan/server-core';
import { ordersToWake, writeQuestion } from '../questions/order-question.repo.ts';
import type { OrderQuestionRow } from '../questions/order-question.table.ts';
import type { OrderWithLines } from '../orders/order.repo.ts';
import { dropsOf, refundOfDrops } from '../cart/offered-options.ts';
import { isExpired, isOverdue } from '../orders/order-guards.ts';
import { nextWake, openQuestion, unpaidExtra } from './order-waits.ts';
import { lineMessages } from '../messages/line-messages.ts';
import { questionMessages } from '../questions/question-messages.ts';
import { lineAsked, offersOf, priceOf } from '../questions/ask-question.ts';
import { changeOrder } from '../orders/change-order.ts';
import { holdOrder } from '../orders/find-order.ts';
import { keepInSilence } from '../questions/goods-question.ts';
import type { OrderContext } from './order-context.ts';
import { goOn } from '../buying/drop-pieces.ts';
import { cancelUnpaidExtra, closeQuestion } from '../payment/order-extras.ts';
import { sendQuestionMessage } from '../questions/send-question-message.ts';

/** Reminds shoppers of questions and extra payments, and refunds what they are about when the time has passed. */
export const wakeOrdersJob = defineJob()({ name: 'order.wake', cron: '* * * * *' });

const atATime = 200;

/** A refund of the line, or of the whole order, ends the question. */
const expire = async (
  tx: Tx,
  context: OrderContext,
  held: OrderWithLines,
  { missed, question, closed }: { missed: 'answer' | 'payment'; question: OrderQuestionRow; closed: OrderQuestionRow },
): Promise<void> => {
  const event = missed === 'answer' ? 'question_expired' : 'extra_expired';
  const drops = dropsOf(question, held.lines);
  const refundFen = refundOfDrops(held, drops);
  const dropped = await changeOrder(tx, context, held, {
    event,
    by: { actor: 'system', id: null },
    drops,
    waits: false,
  });
  const goods = lineAsked(held, question)?.goods;
  const words = goods
    ? lineMessages.expired(held.order, { goods: [goods], refundFen, missed, order: dropped.order.status })
    : questionMessages.expired(held.order, { refundFen, missed });
  const key = `${event} ${question.id}`;
  await sendQuestionMessage(tx, context, held, { about: 'expired', key, words });
  if (missed === 'answer') await closeQuestion(tx, context, question, closed);
  else await cancelUnpaidExtra(tx, held, context.clock());
  await goOn(tx, context, { ...dropped, question: closed, extras: withoutUnpaid(dropped.extras) });
};

const withoutUnpaid = (extras: OrderWithLines['extras']): OrderWithLines['extras'] =>
  extras.filter((extra) => extra !== unpaidExtra({ extras }));

/** Reminds of an open question, or closes it: goods that arrived are kept, what else it is about is refunded. */
const wakeQuestion = async (tx: Tx, context: OrderContext, held: OrderWithLines): Promise<boolean> => {
  const question = openQuestion(held);
  if (!question) return false;
  const { id, askedAt, dueAt, wakeAt } = question;
  const now = context.clock();
  if (isOverdue(question, now) && question.kind === 'quality') {
    await keepInSilence(tx, context, held, question);
    return true;
  }
  if (isOverdue(question, now)) {
    const closed = { ...question, state: 'expired', closedAt: now, wakeAt: null } as const;
    await expire(tx, context, held, { missed: 'answer', question, closed });
    return true;
  }
  const asked = lineAsked(held, question);
  const words = asked
    ? lineMessages.reminder(held.order, asked)
    : questionMessages.answerReminder(held.order, { amountFen: priceOf(question), dueAt });
  const key = `question ${id} ${wakeAt?.toISOString()}`;
  await sendQuestionMessage(tx, context, held, {
    about: 'answerReminder',
    key,
    words,
    asked: offersOf(held, question),
    waits: { event: 'question', until: dueAt },
  });
  await writeQuestion(tx, id, { wakeAt: nextWake(askedAt, dueAt, now) });
  return true;
};

/** Reminds of an unpaid extra payment, or cancels it and refunds what it was for. */
const wakeExtra = async (
  tx: Tx,
  context: OrderContext,
  held: OrderWithLines,
  question: OrderQuestionRow,
): Promise<void> => {
  const extra = unpaidExtra(held);
  if (!extra) throw new Error(`order ${held.order.number} is to be woken, but nothing waits`);
  const { ref, amountFen, createdAt, expiresAt, questionId } = extra;
  const now = context.clock();
  if (isExpired(extra, now)) return expire(tx, context, held, { missed: 'payment', question, closed: question });
  const goods = lineAsked(held, question)?.goods;
  const due = { amountFen, dueAt: expiresAt };
  const words = goods
    ? lineMessages.paymentReminder(held.order, { goods, ...due })
    : questionMessages.paymentReminder(held.order, due);
  const key = `extra ${ref} ${question.wakeAt?.toISOString()}`;
  const waits = { event: 'payment', until: expiresAt } as const;
  await sendQuestionMessage(tx, context, held, { about: 'paymentReminder', key, words, waits });
  await writeQuestion(tx, questionId, { wakeAt: nextWake(createdAt, expiresAt, now) });
};

/** Each order has a separate transaction, so that one failure does not block the others. Tells whether it did anything. */
const wakeOne = (context: OrderContext, number: string): Promise<boolean> =>
  context.transaction(async (tx) => {
    const held = await holdOrder(tx, 'everybody', number);
    const { question } = held;
    if (!question?.wakeAt || question.wakeAt > context.clock()) return false;
    if (!(await wakeQuestion(tx, context, held))) await wakeExtra(tx, context, held, question);
    return true;
  });

/** Wakes the orders whose reminder or deadline has come. */
export const wakeOrders = (context: OrderContext): Promise<void> =>
  workOff(
    (failed) => ordersToWake(context.db, context.clock(), atATime + failed.size),
    (number) => wakeOne(context, number),
    'orders could not be woken',
  );
