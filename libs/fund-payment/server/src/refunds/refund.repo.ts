import type { Database, Tx } from '@caravan/server-core';
import { and, count, eq, isNotNull, lte, min, ne, or, sql } from 'drizzle-orm';
import { refundTable as refunds, type RefundRow } from './refund.table.ts';

export const insertRefund = async (tx: Tx, row: RefundRow): Promise<void> => {
  await tx.insert(refunds).values(row);
};

export const findRefundByKey = async (
  tx: Tx,
  { kind, ref, key }: Pick<RefundRow, 'kind' | 'ref' | 'key'>,
): Promise<RefundRow | undefined> => {
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

/**
 * All refunds of a payment, oldest first, locked until the transaction ends. They share one charge and are therefore
 * compared together.
 */
export const lockRefundsOf = (tx: Tx, paymentId: string): Promise<RefundRow[]> =>
  tx.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(refunds.id).for('update');

type RefundFacts = Partial<Pick<RefundRow, 'status' | 'providerRef' | 'failedRef' | 'sentAt' | 'checkAt'>>;

export const writeRefund = async (db: Database, id: string, facts: RefundFacts): Promise<void> => {
  await db.update(refunds).set(facts).where(eq(refunds.id, id));
};

/** Finds a refund by our id if the provider sent it, otherwise by the provider's id. */
export const findRefundOfEvent = async (
  tx: Tx,
  { refundId, refundRef }: { refundId: string | null; refundRef: string },
): Promise<RefundRow | undefined> => {
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(or(eq(refunds.providerRef, refundRef), ...(refundId === null ? [] : [eq(refunds.id, refundId)])))
    .orderBy(sql`${refunds.providerRef} = ${refundRef} desc nulls last`)
    .limit(1);
  return refund;
};

/** Refunds that are due for a check with the provider, longest due first. */
export const listDueRefunds = async (db: Database, now: Date, limit: number): Promise<string[]> => {
  const found = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(lte(refunds.checkAt, now))
    .orderBy(refunds.checkAt)
    .limit(limit);
  return found.map(({ id }) => id);
};

/**
 * The number of refunds that the provider has not made, and when the oldest began, from the index of open ones alone. One
 * that it has made may be pending for days, which is no trouble.
 */
export const openRefunds = async (db: Database): Promise<{ open: number; oldest: Date | null }> => {
  const [found] = await db
    .select({ open: count(), oldest: min(refunds.createdAt) })
    .from(refunds)
    .where(and(isNotNull(refunds.checkAt), or(ne(refunds.status, 'card'), isNotNull(refunds.failedRef))));
  return found ?? { open: 0, oldest: null };
};

/** Refunds promised to a card before `before` that the provider has not confirmed. */
export const listLateRefunds = (db: Database, before: Date): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.status, 'sending'), lte(refunds.createdAt, before)))
    .orderBy(refunds.createdAt);

export const listRefundsOf = (db: Database, paymentIds: readonly string[]): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(sql`${refunds.paymentId} = any(${sql.param([...paymentIds])})`)
    .orderBy(refunds.id);
