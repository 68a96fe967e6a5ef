import { sumFen, type Fen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { OrderWithLines } from '../orders/order.repo.ts';
import { insertExtraEvent, writeQuestion } from '../questions/order-question.repo.ts';
import type { OrderQuestionRow } from '../questions/order-question.table.ts';
import { openQuestion, unpaidExtra, type ExtraRefund } from '../work/order-waits.ts';
import { extraRefundRemark } from '../messages/order-words.ts';
import type { OrderContext } from '../work/order-context.ts';
import { closeQuestionTask } from '../questions/question-work.ts';

/** Refunds parts of a locked order's extra payments, each by its own capture, and returns their sum. */
export const giveExtrasBack = async (
  tx: Tx,
  { refunds }: Pick<OrderContext, 'refunds'>,
  { order, extras }: OrderWithLines,
  parts: readonly ExtraRefund[],
  refund: { key: string; destination: 'balance' | 'card' },
  now: Date,
  returnNumber?: string,
): Promise<Fen> => {
  for (const { ref, amountFen } of parts) {
    const kind = extras.find((extra) => extra.ref === ref)?.kind ?? 'domestic_fee';
    const remark = extraRefundRemark(order.number, kind);
    await refunds().refund(tx, { userId: order.userId, kind: 'order_extra', ref, amountFen, remark, ...refund });
    await insertExtraEvent(tx, { extraRef: ref, event: 'refunded', paymentId: null, amountFen, returnNumber, at: now });
  }
  return sumFen(parts.map(({ amountFen }) => amountFen));
};

/** Cancels the extra payment that waits, and its reminder. */
export const cancelUnpaidExtra = async (tx: Tx, held: OrderWithLines, now: Date): Promise<void> => {
  const extra = unpaidExtra(held);
  if (!extra) return;
  await insertExtraEvent(tx, { extraRef: extra.ref, event: 'cancelled', paymentId: null, amountFen: null, at: now });
  await writeQuestion(tx, extra.questionId, { wakeAt: null });
};

/** Closes an open question and its task. */
export const closeQuestion = async (
  tx: Tx,
  context: Pick<OrderContext, 'tasks'>,
  question: OrderQuestionRow,
  patch: Pick<OrderQuestionRow, 'closedAt' | 'state' | 'wakeAt'> &
    Partial<Pick<OrderQuestionRow, 'answer' | 'returnNumber'>>,
): Promise<void> => {
  await writeQuestion(tx, question.id, patch);
  await closeQuestionTask(tx, context, question.orderNumber);
};

/** Ends what waits for the shopper: an open question, or an extra payment. */
export const endWaits = async (
  tx: Tx,
  context: Pick<OrderContext, 'tasks'>,
  held: OrderWithLines,
  now: Date,
): Promise<void> => {
  const question = openQuestion(held);
  if (question) await closeQuestion(tx, context, question, { state: 'withdrawn', closedAt: now, wakeAt: null });
  await cancelUnpaidExtra(tx, held, now);
};

/** Ends what waits for the shopper, except for a question about goods that arrived. */
export const endWaitsForGoods = async (
  tx: Tx,
  context: Pick<OrderContext, 'tasks'>,
  held: OrderWithLines,
  now: Date,
): Promise<void> => {
  if (openQuestion(held)?.kind !== 'quality') await endWaits(tx, context, held, now);
};
