import { day } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { NewTask, TaskSource } from '@caravan/tasks/port';
import type { OrderRefundRow } from './order-refund.table.ts';
import { ordersInStates, wholeOrders, type OrderWithLines } from '../orders/order.repo.ts';
import type { OrderContext } from '../work/order-context.ts';

/** Finance decides a refund request within a day. */
const refundTask = ({ order, lines }: OrderWithLines, refund: OrderRefundRow): NewTask => ({
  queue: 'refund',
  kind: 'order',
  ref: order.number,
  title: lines[0]?.name ?? order.number,
  facts: {
    shop: order.shopName,
    image: lines[0]?.image ?? null,
    reason: refund.reason,
    destination: refund.destination,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    arrived: lines.reduce((sum, { receivedQuantity }) => sum + receivedQuantity, 0),
  },
  amountFen: refund.amountFen,
  openedAt: refund.requestedAt,
  dueAt: new Date(refund.requestedAt.getTime() + day),
});

/** Asks finance to decide a refund request that was just stored. */
export const openRefundTask = (
  tx: Tx,
  { tasks }: Pick<OrderContext, 'tasks'>,
  held: OrderWithLines,
  refund: OrderRefundRow,
): Promise<void> => tasks().open(tx, refundTask(held, refund));

export const closeRefundTask = (tx: Tx, { tasks }: Pick<OrderContext, 'tasks'>, ref: string): Promise<void> =>
  tasks().close(tx, { queue: 'refund', ref });

/** The orders whose refund waits for a decision. */
export const refundTaskSource: TaskSource = {
  queue: 'refund',
  async wanted(db) {
    const waiting = await wholeOrders(db, await ordersInStates(db, ['refund_processing']));
    return waiting.flatMap((held) => (held.refund?.outcome === 'waiting' ? refundTask(held, held.refund) : []));
  },
};
