import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { orderEventTable, type OrderEventRow } from './order-event.table.ts';
import { orderLineTable, type Measured, type OrderLineRow } from './order-line.table.ts';
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
    'beforeRefund' | 'paidAt' | 'priceReview' | 'refundableUntil' | 'refundedFen' | 'reviewDueAt' | 'supplierOrderNo'
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

/** Marks lines that never arrived as refunded. */
export const markLinesRefunded = async (tx: Tx, ids: readonly string[], now: Date): Promise<void> => {
  if (!ids.length) return;
  await tx
    .update(orderLineTable)
    .set({ refundedAt: now })
    .where(and(inArray(orderLineTable.id, [...ids]), isNull(orderLineTable.receivedAt)));
};

export const markLineReceived = async (
  tx: Tx,
  id: string,
  received: { itemId: string; receivedAt: Date; measured: Measured },
): Promise<void> => {
  await tx.update(orderLineTable).set(received).where(eq(orderLineTable.id, id));
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
