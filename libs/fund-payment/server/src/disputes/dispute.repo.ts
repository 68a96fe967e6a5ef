import type { DisputesQuery, PaymentMethod } from '@caravan/fund-payment/contract';
import { sliceOf, type Page } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { and, desc, eq, getTableColumns, inArray, isNull, lte, sql } from 'drizzle-orm';
import { disputeTable as disputes, type DisputeRow } from './dispute.table.ts';
import { captureTable as captures } from '../ledger/capture.table.ts';
import { paymentTable as payments, type PaymentRow } from '../payments/payment.table.ts';

export const findPaymentByCharge = async (
  tx: Tx,
  method: PaymentMethod,
  charge: string,
): Promise<PaymentRow | undefined> => {
  const [found] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.method, method), eq(payments.providerCharge, charge)));
  return found;
};

/** The stored state of a dispute, locked until the transaction ends. */
export const lockDispute = async (tx: Tx, id: string): Promise<DisputeRow | undefined> => {
  const [found] = await tx.select().from(disputes).where(eq(disputes.id, id)).for('update');
  return found;
};

/** Adds a dispute; false if it is known. Another first event of it waits until this one's transaction has ended. */
export const insertDispute = async (tx: Tx, row: DisputeRow): Promise<boolean> => {
  const added = await tx.insert(disputes).values(row).onConflictDoNothing().returning({ id: disputes.id });
  return added.length === 1;
};

/** Writes the state of a known dispute; false if a later state is stored. */
export const updateDispute = async (tx: Tx, { id, paymentId, ...facts }: DisputeRow): Promise<boolean> => {
  const written = await tx
    .update(disputes)
    .set({ ...facts, paymentId: sql`coalesce(${paymentId}, ${disputes.paymentId})` })
    .where(and(eq(disputes.id, id), lte(disputes.notifiedAt, facts.notifiedAt)))
    .returning({ id: disputes.id });
  return written.length === 1;
};

/** Joins disputes that were reported before the success of their payments to these, and returns them. */
export const joinDisputes = async (tx: Tx): Promise<DisputeRow[]> =>
  tx
    .update(disputes)
    .set({ paymentId: payments.id })
    .from(payments)
    .where(
      and(
        isNull(disputes.paymentId),
        eq(payments.providerCharge, disputes.charge),
        eq(payments.method, disputes.provider),
      ),
    )
    .returning(getTableColumns(disputes));

export interface DisputeOfPayment {
  dispute: DisputeRow;
  /** Null if the disputed payment is not ours. */
  payment: PaymentRow | null;
}

const withPayments = (db: Database) =>
  db
    .select({ dispute: disputes, payment: payments })
    .from(disputes)
    .leftJoin(payments, eq(payments.id, disputes.paymentId));

export const findDispute = async (db: Database, id: string): Promise<DisputeOfPayment | undefined> => {
  const [found] = await withPayments(db).where(eq(disputes.id, id));
  return found;
};

/** All disputes that are not decided. */
export const openDisputes = (db: Database): Promise<DisputeOfPayment[]> =>
  withPayments(db).where(eq(disputes.open, true));

/** Newest first. */
export const listDisputes = async (
  db: Database,
  { status, ...page }: DisputesQuery,
): Promise<Page<DisputeOfPayment>> => {
  const wanted = status === undefined ? undefined : eq(disputes.open, status === 'open');
  const { limit, offset } = sliceOf(page);
  const [items, total] = await Promise.all([
    withPayments(db).where(wanted).orderBy(desc(disputes.openedAt), desc(disputes.id)).limit(limit).offset(offset),
    db.$count(disputes, wanted),
  ]);
  return { items, ...page, total };
};

/** Those of these numbers of orders and packages whose payment is disputed and not decided. */
export const numbersInDispute = async (db: Database, numbers: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ ref: captures.ref })
    .from(disputes)
    .innerJoin(captures, eq(captures.paymentId, disputes.paymentId))
    .where(and(eq(disputes.open, true), inArray(captures.ref, [...numbers])));
  return rows.map(({ ref }) => ref);
};
