import { isDeepStrictEqual } from 'node:util';
import type { OrderStatus } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { NewTask, TaskSource } from '@caravan/tasks/port';
import { ordersInStates, wholeOrders, type OrderWithLines } from '../orders/order.repo.ts';
import { expectedPieces, goodsOfLine } from '../buying/line-goods.ts';
import { waitsForShopper } from '../orders/order-guards.ts';
import type { OrderContext } from './order-context.ts';

/** The queues whose tasks are about orders. */
const orderQueues = ['buy', 'review'] as const;
type OrderQueue = (typeof orderQueues)[number];

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** States in which pieces may still arrive, now or after a refund request is withdrawn. */
const awaiting: ReadonlySet<OrderStatus> = new Set(['paid', 'processing', 'refund_processing']);

/** The rows of both queues show the same. */
const contentOf = ({ order, lines }: OrderWithLines, dueAt: Date): Omit<NewTask, 'queue'> => {
  const [first] = lines;
  return {
    ref: order.number,
    kind: 'order',
    title: first?.name ?? order.number,
    facts: {
      shop: order.shopName,
      image: first?.image ?? null,
      url: (first && goodsOfLine(first).url) ?? null,
      lines: lines.length,
      pieces: sumOf(lines.map(({ quantity, refundedQuantity }) => quantity - refundedQuantity)),
      bought: sumOf(lines.map(({ boughtQuantity }) => boughtQuantity)),
      goods_fen: order.goodsFen,
      listed_fen: sumOf(lines.map(({ listedPriceFen, quantity }) => listedPriceFen * quantity)),
      reason: lines.find(({ priceChange }) => priceChange !== null)?.priceChange?.reason ?? null,
    },
    amountFen: order.amountFen,
    ...(order.shopName === null ? {} : { group: order.shopName }),
    dueAt,
    ...(order.paidAt ? { openedAt: order.paidAt } : {}),
  };
};

/** The tasks that an order must have: a paid order is reviewed if its price is the shopper's, and then bought. */
const tasksOf = (held: OrderWithLines, isWaiting = waitsForShopper(held)): Partial<Record<OrderQueue, NewTask>> => {
  const { status, priceReview, reviewDueAt } = held.order;
  if (status !== 'paid' || !reviewDueAt) return {};
  const content = contentOf(held, reviewDueAt);
  if (priceReview === 'waiting') return { review: { queue: 'review', ...content } };
  return isWaiting ? {} : { buy: { queue: 'buy', ...content } };
};

/** The lines of an order from which bought pieces are still to come. */
const awaitedLines = ({ order, lines }: OrderWithLines): string[] =>
  awaiting.has(order.status) ? lines.filter((line) => expectedPieces(line) > 0).map(({ id }) => id) : [];

/**
 * Follows a change of an order in the work of staff: opens and closes its tasks, and tells procurement of which lines
 * nothing more arrives.
 */
export const syncOrderWork = async (
  tx: Tx,
  { tasks, purchases }: Pick<OrderContext, 'purchases' | 'tasks'>,
  before: OrderWithLines,
  after: OrderWithLines,
  waits?: boolean,
): Promise<void> => {
  const had = tasksOf(before);
  const has = tasksOf(after, waits);
  for (const queue of orderQueues) {
    const task = has[queue];
    if (task && !isDeepStrictEqual(task, had[queue])) await tasks().open(tx, task);
    if (!task && had[queue]) await tasks().close(tx, { queue, ref: after.order.number });
  }
  const awaited = new Set(awaitedLines(after));
  const ended = awaitedLines(before).filter((id) => !awaited.has(id));
  if (ended.length) await purchases().ended(tx, ended);
};

/** The orders that must have a task in each queue. */
export const orderTaskSources: readonly TaskSource[] = orderQueues.map((queue) => ({
  queue,
  async wanted(db) {
    const paid = await wholeOrders(db, await ordersInStates(db, ['paid']));
    return paid.flatMap((order) => tasksOf(order)[queue] ?? []);
  },
}));
