import { defineJob, type Tx } from '@caravan/server-core';
import { ordersToWake, writeQuestion } from '../db/order-question.repo.ts';
import type { OrderWithLines } from '../db/order.repo.ts';
import { isExpired, isOverdue } from '../domain/order-guards.ts';
import { nextWake, openQuestion, paidExtras, sumOfExtras, unpaidExtra } from '../domain/order-waits.ts';
import { questionMessages } from '../messages/question-messages.ts';
import { changeOrder } from './change-order.ts';
import { holdOrder } from './find-order.ts';
import type { OrderContext } from './order-context.ts';
import { priceOf } from './order-questions.ts';
import { cancelUnpaidExtra } from './order-extras.ts';
import { sendQuestionMessage } from './send-question-message.ts';

/** Reminds shoppers of questions and extra payments, and cancels the orders whose time has passed. */
export const wakeOrdersJob = defineJob()({ name: 'order.wake', cron: '* * * * *' });

const atATime = 200;

const expire = async (
  tx: Tx,
  context: OrderContext,
  held: OrderWithLines,
  missed: 'answer' | 'payment',
): Promise<void> => {
  const event = missed === 'answer' ? 'question_expired' : 'extra_expired';
  const { order } = await changeOrder(tx, context, held, { event, by: { actor: 'system', id: null } });
  const refundFen = order.refundedFen + sumOfExtras(paidExtras(held));
  const words = questionMessages.expired(order, { refundFen, missed });
  await sendQuestionMessage(tx, context, held, { about: 'expired', key: event, words });
};

/** Reminds of an open question, or closes it and cancels the order. */
const wakeQuestion = async (tx: Tx, context: OrderContext, held: OrderWithLines): Promise<boolean> => {
  const question = openQuestion(held);
  if (!question) return false;
  const { id, askedAt, dueAt, wakeAt } = question;
  const now = context.clock();
  if (isOverdue(question, now)) {
    await expire(tx, context, held, 'answer');
    await writeQuestion(tx, id, { state: 'expired', closedAt: now, wakeAt: null });
    return true;
  }
  const words = questionMessages.answerReminder(held.order, { amountFen: priceOf(question), dueAt });
  const key = `question ${id} ${wakeAt?.toISOString()}`;
  await sendQuestionMessage(tx, context, held, { about: 'answerReminder', key, words });
  await writeQuestion(tx, id, { wakeAt: nextWake(askedAt, dueAt, now) });
  return true;
};

/** Reminds of an unpaid extra payment, or cancels it with its order. */
const wakeExtra = async (tx: Tx, context: OrderContext, held: OrderWithLines): Promise<void> => {
  const extra = unpaidExtra(held);
  if (!extra) throw new Error(`order ${held.order.number} is to be woken, but nothing waits`);
  const { ref, amountFen, createdAt, expiresAt, questionId } = extra;
  const now = context.clock();
  if (isExpired(extra, now)) {
    await expire(tx, context, held, 'payment');
    await cancelUnpaidExtra(tx, held, now);
    return;
  }
  const words = questionMessages.paymentReminder(held.order, { amountFen, dueAt: expiresAt });
  const key = `extra ${ref} ${held.question?.wakeAt?.toISOString()}`;
  await sendQuestionMessage(tx, context, held, { about: 'paymentReminder', key, words });
  await writeQuestion(tx, questionId, { wakeAt: nextWake(createdAt, expiresAt, now) });
};

/** Each order has a separate transaction, so that one failure does not block the others. */
const wakeOne = (context: OrderContext, number: string): Promise<void> =>
  context.transaction(async (tx) => {
    const held = await holdOrder(tx, 'everybody', number);
    const { question } = held;
    if (!question?.wakeAt || question.wakeAt > context.clock()) return;
    if (!(await wakeQuestion(tx, context, held))) await wakeExtra(tx, context, held);
  });

/** Wakes the orders whose reminder or deadline has come. */
export const wakeOrders = async (context: OrderContext): Promise<void> => {
  const failures: unknown[] = [];
  for (let numbers: string[] | undefined; !failures.length && numbers?.length !== 0;) {
    numbers = await ordersToWake(context.db, context.clock(), atATime);
    for (const number of numbers) await wakeOne(context, number).catch((error: unknown) => failures.push(error));
  }
  if (failures.length) throw new AggregateError(failures, `${failures.length} orders could not be woken`);
};
