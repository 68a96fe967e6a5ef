import type { Tx } from '@caravan/server-core';
import type { OrderWithLines } from '../db/order.repo.ts';
import { insertExtraEvent, writeQuestion } from '../db/order-question.repo.ts';
import { openQuestion, paidExtras, sumOfExtras, unpaidExtra } from '../domain/order-waits.ts';
import { extraRefundRemark } from '../messages/order-words.ts';
import type { OrderContext } from './order-context.ts';

/** Refunds all extra payments of a locked order whose money we hold, and returns their amount. */
export const giveExtrasBack = async (
  tx: Tx,
  { refunds }: Pick<OrderContext, 'refunds'>,
  { order, extras }: OrderWithLines,
  refund: { key: string; destination: 'balance' | 'card' },
  now: Date,
): Promise<number> => {
  const paid = paidExtras({ extras });
  for (const { ref, amountFen } of paid) {
    const remark = extraRefundRemark(order.number);
    await refunds().refund(tx, { userId: order.userId, kind: 'order_extra', ref, amountFen, remark, ...refund });
    await insertExtraEvent(tx, { extraRef: ref, event: 'refunded', paymentId: null, at: now });
  }
  return sumOfExtras(paid);
};

/** Cancels the extra payment that waits, and its reminder. */
export const cancelUnpaidExtra = async (tx: Tx, held: OrderWithLines, now: Date): Promise<void> => {
  const extra = unpaidExtra(held);
  if (!extra) return;
  await insertExtraEvent(tx, { extraRef: extra.ref, event: 'cancelled', paymentId: null, at: now });
  await writeQuestion(tx, extra.questionId, { wakeAt: null });
};

/** Ends what waits for the shopper: an open question, or an extra payment. */
export const endWaits = async (tx: Tx, held: OrderWithLines, now: Date): Promise<void> => {
  const question = openQuestion(held);
  if (question) await writeQuestion(tx, question.id, { state: 'withdrawn', closedAt: now, wakeAt: null });
  await cancelUnpaidExtra(tx, held, now);
};
