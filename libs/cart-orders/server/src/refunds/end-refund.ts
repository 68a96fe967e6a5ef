import { failOrder, type OrderEvent } from '@caravan/cart-orders/contract';
import type { Tx } from '@caravan/server-core';
import type { OrderWithLines } from '../orders/order.repo.ts';
import { decideRefund } from '../orders/order-write.repo.ts';
import { arrived } from '../orders/order-guards.ts';
import { changeOrder, type Step } from '../orders/change-order.ts';
import type { OrderContext } from '../work/order-context.ts';
import { closeRefundTask } from './refund-work.ts';

/** How a refund request may end. */
export type RefundEnd = 'approved' | 'rejected' | 'withdrawn';

const eventOf = (end: RefundEnd, held: OrderWithLines): OrderEvent => {
  if (end === 'withdrawn') return 'refund_withdrawn';
  if (end === 'rejected') return 'refund_rejected';
  return arrived(held) ? 'part_refunded' : 'refunded';
};

/**
 * Ends the refund request of a locked order. Returns false if it has ended in the same way before; fails with 409 if it
 * ended differently or does not exist.
 */
export const endRefund = async (
  tx: Tx,
  context: OrderContext,
  held: OrderWithLines,
  { end, by, note }: { end: RefundEnd; by: Step['by']; note: string },
): Promise<boolean> => {
  const { order, refund } = held;
  if (refund?.outcome === end && order.status !== 'refund_processing') return false;
  if (refund?.outcome !== 'waiting') throw failOrder('wrong_state');

  await changeOrder(tx, context, held, { event: eventOf(end, held), by, note, patch: { beforeRefund: null } });
  await decideRefund(tx, refund.id, { outcome: end, decidedAt: context.clock(), note: note || null });
  await closeRefundTask(tx, context, order.number);
  return true;
};
