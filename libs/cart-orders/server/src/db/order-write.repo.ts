import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { lineReceiptTable, type LineReceiptRow } from './line-receipt.table.ts';
import { lineRefundTable, type LineRefundRow } from './line-refund.table.ts';
import { orderEventTable, type OrderEventRow } from './order-event.table.ts';
import { orderLineTable, type OrderLineRow } from './order-line.table.ts';
import { orderRefundTable, type OrderRefundRow } from './order-refund.table.ts';
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

/** What a transition may change besides the status. */
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

/**
 * Moves an order from one status to another; undefined if it is no longer in the first. The returned `events` is the
 * `seq` of its event.
 */
export const moveOrder = async (
  tx: Tx,
  { number, from, to }: { number: string; from: PurchaseOrderRow['status']; to: PurchaseOrderRow['status'] },
  patch: OrderPatch,
): Promise<PurchaseOrderRow | undefined> => {
  const [order] = await tx
    .update(orders)
    .set({ ...patch, status: to, events: sql`${orders.events} + 1` })
    .where(and(eq(orders.number, number), eq(orders.status, from)))
    .returning();
  return order;
};

/** Counts pieces as bought; staff buy a line at once or in parts. */
export const countBought = async (tx: Tx, pieces: readonly { lineId: string; quantity: number }[]): Promise<void> => {
  for (const { lineId, quantity } of pieces) {
    await tx
      .update(orderLineTable)
      .set({ boughtQuantity: sql`${orderLineTable.boughtQuantity} + ${quantity}` })
      .where(eq(orderLineTable.id, lineId));
  }
};

/** Records pieces that arrived. */
export const insertReceipts = async (tx: Tx, rows: readonly LineReceiptRow[]): Promise<void> => {
  await tx.insert(lineReceiptTable).values([...rows]);
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
