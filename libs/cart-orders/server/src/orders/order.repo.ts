import type { WhichLines } from '@caravan/cart-orders/port';
import { and, asc, desc, eq, gt, inArray, like, type SQL } from 'drizzle-orm';
import { type OrderStatus, scannedCode } from '@caravan/kernel';
import { containsText, type Database, type Tx } from '@caravan/server-core';
import type { LineReceiptRow } from '../payment/line-receipt.table.ts';
import { linesOf, withParts } from './order-parts.repo.ts';
import { extraStates } from '../questions/order-question.repo.ts';
import type { LineSubstituteRow } from '../buying/line-substitute.table.ts';
import type { OrderExtra } from '../payment/order-extra.table.ts';
import type { OrderQuestionRow } from '../questions/order-question.table.ts';
import type { OrderEventRow } from './order-event.table.ts';
import { orderLineTable, type OrderLineRow } from './order-line.table.ts';
import type { OrderRefundRow } from '../refunds/order-refund.table.ts';
import { purchaseOrderTable as orders, type PurchaseOrderRow } from './purchase-order.table.ts';

/** Selects the orders of one shopper, or all orders for staff. */
export type Whose = { userId: string } | 'everybody';

/** A line with the receipts of its pieces, in the order of their arrival. */
export interface OrderedLine extends OrderLineRow {
  receipts: readonly LineReceiptRow[];
  /** The shopper chose it in place of the line. */
  substitute: LineSubstituteRow | null;
}

/** An order with its parts. Inside a transaction its row is locked. */
export interface OrderWithLines {
  order: PurchaseOrderRow;
  lines: OrderedLine[];
  /** The last refund request; null if there was none. */
  refund: OrderRefundRow | null;
  /** The last question about it; null if there was none. */
  question: OrderQuestionRow | null;
  /** All extra payments, oldest first. */
  extras: OrderExtra[];
  /** All that happened, in this order. */
  events: OrderEventRow[];
}

const ofWhom = (whose: Whose): SQL | undefined => (whose === 'everybody' ? undefined : eq(orders.userId, whose.userId));

/** The beginning of an order number. */
const numberStart = /^CV\d{2}[\dA-Z-]*$/;

/**
 * Matches the beginning of a number, or a part of a number, a shop name or a product name literally. Beginnings have an
 * index of their own: all numbers of a year share most of their trigrams.
 */
export const matching = (q: string | undefined): SQL | undefined => {
  if (!q) return undefined;
  const code = scannedCode(q);
  if (numberStart.test(code)) return like(orders.number, `${code}%`);
  return containsText(orders.search, q);
};

/** The names of the goods of each order. */
export const goodsOfOrders = async (db: Database, numbers: readonly string[]): Promise<Map<string, string[]>> => {
  const lines = await linesOf(db, numbers);
  return new Map(numbers.map((number) => [number, lines.filter((l) => l.orderNumber === number).map((l) => l.name)]));
};

/** The orders that a condition chooses, with all their parts: one statement. */
const findWhole = async (db: Database, which: SQL | undefined): Promise<OrderWithLines[]> =>
  (await withParts(db, which)).map((parts) => {
    const receipts = Map.groupBy(parts.receipts.rows, ({ lineId }) => lineId);
    return {
      order: parts.page,
      lines: parts.lines.rows.map((line) => ({
        ...line,
        receipts: receipts.get(line.id) ?? [],
        substitute: parts.substitutes.rows.find(({ lineId }) => lineId === line.id) ?? null,
      })),
      refund: parts.refund,
      question: parts.question,
      extras: extraStates(parts.extras.rows, parts.extra_events.rows),
      events: parts.events.rows,
    };
  });

/** The orders with all their parts, in the given order. */
export const wholeOrders = async (db: Database, rows: readonly PurchaseOrderRow[]): Promise<OrderWithLines[]> => {
  if (!rows.length) return [];
  const numbers = rows.map(({ number }) => number);
  const found = await findWhole(db, inArray(orders.number, numbers));
  const byNumber = new Map(found.map((whole) => [whole.order.number, whole]));
  return rows.map((order) => {
    const whole = byNumber.get(order.number);
    if (!whole) throw new Error(`order ${order.number} is gone`);
    return { ...whole, order };
  });
};

export const findOrder = async (db: Database, whose: Whose, number: string): Promise<OrderWithLines | undefined> =>
  (await findWhole(db, and(ofWhom(whose), eq(orders.number, number))))[0];

/** All orders of a shopper, newest first. */
export const ordersOfUser = (db: Database, userId: string): Promise<PurchaseOrderRow[]> =>
  db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt), desc(orders.number));

/** All orders in some states, oldest first. */
export const ordersInStates = (db: Database, states: readonly OrderStatus[]): Promise<PurchaseOrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(inArray(orders.status, [...states]))
    .orderBy(asc(orders.createdAt), asc(orders.number));

/** Lines by their ids, in the order of their orders. */
export const linesByIds = (db: Database, ids: readonly string[]): Promise<OrderLineRow[]> =>
  db
    .select()
    .from(orderLineTable)
    .where(inArray(orderLineTable.id, [...ids]))
    .orderBy(asc(orderLineTable.orderNumber), asc(orderLineTable.position));

/** Lines of which pieces were bought, by id. */
export const boughtLines = (db: Database, which: WhichLines): Promise<{ lineId: string; quantity: number }[]> => {
  const { id, boughtQuantity } = orderLineTable;
  const chosen = 'ids' in which ? inArray(id, [...which.ids]) : gt(id, which.after);
  const found = db
    .select({ lineId: id, quantity: boughtQuantity })
    .from(orderLineTable)
    .where(and(gt(boughtQuantity, 0), chosen))
    .orderBy(asc(id));
  return 'ids' in which ? found : found.limit(which.limit);
};

/** The orders that have the lines. */
export const numbersOfLines = async (db: Database, lineIds: readonly string[]): Promise<string[]> => {
  const found = await db
    .selectDistinct({ number: orderLineTable.orderNumber })
    .from(orderLineTable)
    .where(inArray(orderLineTable.id, [...lineIds]));
  return found.map(({ number }) => number);
};

/** Orders whose number, shop or products contain the words, newest first. */
export const searchOrders = (db: Database, words: string, limit: number): Promise<PurchaseOrderRow[]> =>
  db.select().from(orders).where(matching(words)).orderBy(desc(orders.createdAt), desc(orders.number)).limit(limit);

/** Orders in the order of their numbers, after the given number. */
export const ordersAfter = (db: Database, number: string, limit: number): Promise<PurchaseOrderRow[]> =>
  db.select().from(orders).where(gt(orders.number, number)).orderBy(asc(orders.number)).limit(limit);

export const countOrders = (db: Database): Promise<number> => db.$count(orders);

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

/** Locks several orders with their lines, in the order of their numbers. */
export const lockOrders = async (tx: Tx, numbers: readonly string[]): Promise<OrderWithLines[]> =>
  wholeOrders(tx, await lockOrderRows(tx, 'everybody', numbers));

export const lockOrder = async (tx: Tx, whose: Whose, number: string): Promise<OrderWithLines | undefined> =>
  (await wholeOrders(tx, await lockOrderRows(tx, whose, [number])))[0];
