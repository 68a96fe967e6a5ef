import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { lineReceiptTable, type LineReceiptRow } from '../payment/line-receipt.table.ts';
import { lineRefundTable, type LineRefundRow } from '../refunds/line-refund.table.ts';
import { orderEventTable, type OrderEventRow } from './order-event.table.ts';
import { orderLineTable, type OrderLineRow } from './order-line.table.ts';
import { orderRefundTable, type OrderRefundRow } from '../refunds/order-refund.table.ts';
import { purchaseOrderTable as orders, type PurchaseOrderRow } from './purchase-order.table.ts';

/** False if the number is taken; the caller then tries another. */
export const insertOrder = async (tx: Tx, row: PurchaseOrderRow): Promise<boolean> => {
  const inserted = await tx
    .insert(orders)
    .values(row)
    .onConflictDoNothing({ target: orders.number })
    .returning({ number: orders.number });
  return inserted.length === 1;
};

export const insertOrderLines = async (tx: Tx, lines: readonly OrderLineRow[]): Promise<void> => {
  await tx.insert(orderLineTable).values([...lines]);
};

export const insertOrderEvents = async (tx: Tx, events: readonly OrderEventRow[]): Promise<void> => {
  await tx.insert(orderEventTable).values([...events]);
};

/** The columns that a transition may change besides the status. */
export type OrderPatch = Partial<
  Pick<
    PurchaseOrderRow,
    | 'beforeRefund'
    | 'feeStatedAt'
    | 'paidAt'
    | 'priceReview'
    | 'refundableUntil'
    | 'refundedFen'
    | 'reviewDueAt'
    | 'supplierOrderNo'
  >
>;

/** An event of an order that exists; the database numbers it. */
type NewOrderEvent = Omit<OrderEventRow, 'fromStatus' | 'seq'> & { fromStatus: PurchaseOrderRow['status'] };

/**
 * Moves an order as its event says, and records the event with the pieces that arrived: one statement. Undefined if the
 * order is no longer in the event's first status: the transaction must fail then. The returned `events` is the `seq` of
 * the event.
 */
export const moveOrder = async (
  tx: Tx,
  event: NewOrderEvent,
  patch: OrderPatch,
  receipts: readonly LineReceiptRow[],
): Promise<PurchaseOrderRow | undefined> => {
  const { orderNumber: number, fromStatus, toStatus } = event;
  const seq = sql`(select ${orders.events} + 1 from ${orders} where ${orders.number} = ${number})`;
  const happened = tx.$with('happened').as(
    tx
      .insert(orderEventTable)
      .values({ ...event, seq })
      .returning({ seq: orderEventTable.seq }),
  );
  const arrived = receipts.length
    ? [
        tx.$with('arrived').as(
          tx
            .insert(lineReceiptTable)
            .values([...receipts])
            .returning({ id: lineReceiptTable.id }),
        ),
      ]
    : [];
  const [order] = await tx
    .with(happened, ...arrived)
    .update(orders)
    .set({ ...patch, status: toStatus, events: sql`${orders.events} + 1` })
    .where(and(eq(orders.number, number), eq(orders.status, fromStatus)))
    .returning();
  return order;
};

/** Counts pieces as bought; staff buy a line at once or in parts. */
export const countBought = async (tx: Tx, pieces: readonly { lineId: string; quantity: number }[]): Promise<void> => {
  const bought = sql`unnest(
    ${sql.param(pieces.map(({ lineId }) => lineId))}::text[], ${sql.param(pieces.map(({ quantity }) => quantity))}::int[]
  )`;
  await tx
    .update(orderLineTable)
    .set({ boughtQuantity: sql`${orderLineTable.boughtQuantity} + bought.quantity` })
    .from(sql`${bought} as bought (line_id, quantity)`)
    .where(eq(orderLineTable.id, sql`bought.line_id`));
};

/** Records pieces that were refunded because they never arrived. */
export const insertLineRefunds = async (tx: Tx, rows: readonly LineRefundRow[]): Promise<void> => {
  if (rows.length) await tx.insert(lineRefundTable).values([...rows]);
};

export const insertRefund = async (tx: Tx, refund: OrderRefundRow): Promise<void> => {
  await tx.insert(orderRefundTable).values(refund);
};

export type RefundDecision = Pick<OrderRefundRow, 'decidedAt' | 'note' | 'outcome'>;

export const decideRefund = async (tx: Tx, id: string, decision: RefundDecision): Promise<void> => {
  await tx
    .update(orderRefundTable)
    .set(decision)
    .where(and(eq(orderRefundTable.id, id), eq(orderRefundTable.outcome, 'waiting')));
};

/** Unpaid orders that have expired, oldest first. */
export const expiredOrders = async (db: Database, now: Date, limit: number): Promise<string[]> => {
  const found = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.status, 'pending_payment'), lte(orders.expiresAt, now)))
    .orderBy(orders.expiresAt)
    .limit(limit);
  return found.map(({ number }) => number);
};
