import { and, asc, count, desc, eq, gt, inArray, like, type SQL } from 'drizzle-orm';
import type { OrderStatus, OrdersQuery } from '@caravan/cart-orders/contract';
import { sliceOf } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { orderEventTable, type OrderEventRow } from './order-event.table.ts';
import { orderLineTable, type OrderLineRow } from './order-line.table.ts';
import { orderRefundTable, type OrderRefundRow } from './order-refund.table.ts';
import { purchaseOrderTable as orders, type PurchaseOrderRow } from './purchase-order.table.ts';

/** Selects the orders of one shopper, or all orders for staff. */
export type Whose = { userId: string } | 'everybody';

/** An order with its lines and its last refund request. Inside a transaction its row is locked. */
export interface OrderWithLines {
  order: PurchaseOrderRow;
  lines: OrderLineRow[];
  /** The last refund request; null if there was none. */
  refund: OrderRefundRow | null;
}

export interface WholeOrder extends OrderWithLines {
  events: OrderEventRow[];
}

const ofWhom = (whose: Whose): SQL | undefined => (whose === 'everybody' ? undefined : eq(orders.userId, whose.userId));

/** Matches a part of a number, a shop name or a product name literally, by a trigram index. */
const matching = (q: string | undefined): SQL | undefined =>
  q ? like(orders.search, `%${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`) : undefined;

/** One page of orders, newest first. */
export const pageOfOrders = (db: Database, whose: Whose, query: OrdersQuery): Promise<PurchaseOrderRow[]> => {
  const { limit, offset } = sliceOf(query);
  return db
    .select()
    .from(orders)
    .where(and(ofWhom(whose), query.status && eq(orders.status, query.status), matching(query.q)))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit)
    .offset(offset);
};

/** The number of orders in each status that match a search; a status without orders is absent. */
export const countOrders = async (
  db: Database,
  whose: Whose,
  q: string | undefined,
): Promise<Map<OrderStatus, number>> => {
  const found = await db
    .select({ status: orders.status, orders: count() })
    .from(orders)
    .where(and(ofWhom(whose), matching(q)))
    .groupBy(orders.status);
  return new Map(found.map((row) => [row.status, row.orders]));
};

const linesOf = (db: Database, numbers: readonly string[]): Promise<OrderLineRow[]> =>
  db
    .select()
    .from(orderLineTable)
    .where(inArray(orderLineTable.orderNumber, [...numbers]))
    .orderBy(asc(orderLineTable.orderNumber), asc(orderLineTable.position));

/** The names of the goods of each order. */
export const goodsOfOrders = async (db: Database, numbers: readonly string[]): Promise<Map<string, string[]>> => {
  const lines = await linesOf(db, numbers);
  return new Map(numbers.map((number) => [number, lines.filter((l) => l.orderNumber === number).map((l) => l.name)]));
};

/** The last refund of each order. */
const lastRefundsOf = (db: Database, numbers: readonly string[]): Promise<OrderRefundRow[]> =>
  db
    .selectDistinctOn([orderRefundTable.orderNumber])
    .from(orderRefundTable)
    .where(inArray(orderRefundTable.orderNumber, [...numbers]))
    .orderBy(orderRefundTable.orderNumber, desc(orderRefundTable.seq));

const eventsOf = (db: Database, numbers: readonly string[]): Promise<OrderEventRow[]> =>
  db
    .select()
    .from(orderEventTable)
    .where(inArray(orderEventTable.orderNumber, [...numbers]))
    .orderBy(orderEventTable.orderNumber, orderEventTable.seq);

const grouped = <T extends { orderNumber: string }>(rows: readonly T[]): Map<string, T[]> =>
  Map.groupBy(rows, (row) => row.orderNumber);

const withLines = async (db: Database, rows: readonly PurchaseOrderRow[]): Promise<OrderWithLines[]> => {
  if (!rows.length) return [];
  const numbers = rows.map(({ number }) => number);
  const lines = grouped(await linesOf(db, numbers));
  const refunds = grouped(await lastRefundsOf(db, numbers));
  return rows.map((order) => ({
    order,
    lines: lines.get(order.number) ?? [],
    refund: refunds.get(order.number)?.[0] ?? null,
  }));
};

/** The orders with all their parts, in the given order, by one query for each kind of row. */
export const wholeOrders = async (db: Database, rows: readonly PurchaseOrderRow[]): Promise<WholeOrder[]> => {
  if (!rows.length) return [];
  const found = await withLines(db, rows);
  const events = grouped(
    await eventsOf(
      db,
      rows.map(({ number }) => number),
    ),
  );
  return found.map((order) => ({ ...order, events: events.get(order.order.number) ?? [] }));
};

export const findOrder = async (db: Database, whose: Whose, number: string): Promise<WholeOrder | undefined> => {
  const rows = await db
    .select()
    .from(orders)
    .where(and(ofWhom(whose), eq(orders.number, number)));
  return (await wholeOrders(db, rows))[0];
};

/** All orders of a shopper, newest first. */
export const ordersOfUser = (db: Database, userId: string): Promise<PurchaseOrderRow[]> =>
  db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt), desc(orders.number));

/** Orders in the order of their numbers, after the given number. */
export const ordersAfter = (db: Database, number: string, limit: number): Promise<PurchaseOrderRow[]> =>
  db.select().from(orders).where(gt(orders.number, number)).orderBy(asc(orders.number)).limit(limit);

export const findOrderRows = (db: Database, whose: Whose, numbers: readonly string[]): Promise<PurchaseOrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(ofWhom(whose), inArray(orders.number, [...numbers])));

/** Locks orders until the transaction ends, in the order of their numbers, so that callers cannot deadlock. */
export const lockOrderRows = (tx: Tx, whose: Whose, numbers: readonly string[]): Promise<PurchaseOrderRow[]> =>
  tx
    .select()
    .from(orders)
    .where(and(ofWhom(whose), inArray(orders.number, [...numbers])))
    .orderBy(asc(orders.number))
    .for('update');

export const lockOrder = async (tx: Tx, whose: Whose, number: string): Promise<OrderWithLines | undefined> =>
  (await withLines(tx, await lockOrderRows(tx, whose, [number])))[0];
