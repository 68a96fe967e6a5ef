import type { Database, Tx } from '@caravan/server-core';
import { and, eq, lt } from 'drizzle-orm';
import { refundTable as refunds, type RefundRow } from './refund.table.ts';

export const insertRefund = async (tx: Tx, row: RefundRow): Promise<void> => {
  await tx.insert(refunds).values(row);
};

export const findRefundByKey = async (tx: Tx, { kind, ref, key }: Pick<RefundRow, 'kind' | 'ref' | 'key'>): Promise<RefundRow | undefined> => {
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.kind, kind), eq(refunds.ref, ref), eq(refunds.key, key)));
  return refund;
};

export const findRefund = async (db: Database, id: string): Promise<RefundRow | undefined> => {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund;
};

/** Moves a refund on; the row only where it was still in that state. */
export const moveRefund = async (
  tx: Tx,
  found: { id: string } | { providerRef: string },
  from: RefundRow['status'],
  to: Pick<RefundRow, 'status'> & Partial<Pick<RefundRow, 'providerRef'>>,
): Promise<RefundRow | undefined> => {
  const which = 'id' in found ? eq(refunds.id, found.id) : eq(refunds.providerRef, found.providerRef);
  const [refund] = await tx
    .update(refunds)
    .set(to)
    .where(and(which, eq(refunds.status, from)))
    .returning();
  return refund;
};

export const listUnsentRefunds = async (db: Database, before: Date, limit: number): Promise<string[]> => {
  const found = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, 'sending'), lt(refunds.createdAt, before)))
    .orderBy(refunds.createdAt)
    .limit(limit);
  return found.map(({ id }) => id);
};
