import { and, asc, count, desc, eq, gt, inArray, like, type SQL } from 'drizzle-orm';
import type { OrderStatus, OrdersQuery } from '@caravan/cart-orders/contract';
import { sliceOf } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { orderEventTable, type OrderEventRow } from './order-event.table.ts';
import { orderLineTable, type OrderLineRow } from './order-line.table.ts';
import { orderRefundTable, type OrderRefundRow } from './order-refund.table.ts';
import { purchaseOrderTable as orders, type PurchaseOrderRow } from './purchase-order.table.ts';

/** Whose orders: one shopper's, or everybody's for staff. */
export type Whose = { userId: string } | 'everybody';

/** An order with its lines; inside a transaction with the row locked, everything that steps look at. */
export interface OrderWithLines {
  order: PurchaseOrderRow;
  lines: OrderLineRow[];
  /** The last one; null where none was ever asked for. */
  refund: OrderRefundRow | null;
}

export interface WholeOrder extends OrderWithLines {
  events: OrderEventRow[];
}

const ofWhom = (whose: Whose): SQL | undefined => (whose === 'everybody' ? undefined : eq(orders.userId, whose.userId));

/** Part of a number, a shop's or a product's name, taken literally; a trigram index finds it. */
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

/** How many orders a search finds in each status; statuses without any are absent. */
export const countOrders = async (db: Database, whose: Whose, q: string | undefined): Promise<Map<OrderStatus, number>> => {
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

/** The last refund of each order. */
const lastRefundsOf = (db: Database, numbers: readonly string[]): Promise<OrderRefundRow[]> =>
  db
    .selectDistinctOn([orderRefundTable.orderNumber])
    .from(orderRefundTable)
    .where(inArray(orderRefundTable.orderNumber, [...numbers]))
    .orderBy(orderRefundTable.orderNumber, desc(orderRefundTable.seq));

export const eventsOf = (db: Database, numbers: readonly string[]): Promise<OrderEventRow[]> =>
  db
    .select()
    .from(orderEventTable)
    .where(inArray(orderEventTable.orderNumber, [...numbers]))
    .orderBy(orderEventTable.orderNumber, orderEventTable.seq);

const grouped = <T extends { orderNumber: string }>(rows: readonly T[]): Map<string, T[]> => Map.groupBy(rows, (row) => row.orderNumber);

const withLines = async (db: Database, rows: readonly PurchaseOrderRow[]): Promise<OrderWithLines[]> => {
  if (!rows.length) return [];
  const numbers = rows.map(({ number }) => number);
  const lines = grouped(await linesOf(db, numbers));
  const refunds = grouped(await lastRefundsOf(db, numbers));
  return rows.map((order) => ({ order, lines: lines.get(order.number) ?? [], refund: refunds.get(order.number)?.[0] ?? null }));
};

/** Everything about these orders, by one query for each kind of row, in the same order. */
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

/** All of a shopper's, newest first. */
export const ordersOfUser = (db: Database, userId: string): Promise<PurchaseOrderRow[]> =>
  db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt), desc(orders.number));

/** Everybody's, in the order of their numbers, from behind one of them. */
export const ordersAfter = (db: Database, number: string, limit: number): Promise<PurchaseOrderRow[]> =>
  db.select().from(orders).where(gt(orders.number, number)).orderBy(asc(orders.number)).limit(limit);

export const findOrderRows = (db: Database, whose: Whose, numbers: readonly string[]): Promise<PurchaseOrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(ofWhom(whose), inArray(orders.number, [...numbers])));

/** Orders locked until the transaction ends, in the order of their numbers, so that no two callers ever wait for each other. */
export const lockOrderRows = (tx: Tx, whose: Whose, numbers: readonly string[]): Promise<PurchaseOrderRow[]> =>
  tx
    .select()
    .from(orders)
    .where(and(ofWhom(whose), inArray(orders.number, [...numbers])))
    .orderBy(asc(orders.number))
    .for('update');

export const lockOrder = async (tx: Tx, whose: Whose, number: string): Promise<OrderWithLines | undefined> =>
  (await withLines(tx, await lockOrderRows(tx, whose, [number])))[0];
