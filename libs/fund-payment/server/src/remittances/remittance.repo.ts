import { sliceOf, type Page } from '@caravan/kernel';
import type { RemittancesQuery } from '@caravan/fund-payment/contract';
import type { Database, Tx } from '@caravan/server-core';
import { and, desc, eq, isNotNull, like, ne } from 'drizzle-orm';
import { paymentTable as payments, type PaymentRow } from '../payments/payment.table.ts';
import {
  remittanceNumberTable as numbers,
  remittanceTable as remittances,
  type RemittanceRow,
} from './remittance.table.ts';

export const findRemittance = async (db: Database, paymentId: string): Promise<RemittanceRow | undefined> => {
  const [remittance] = await db.select().from(remittances).where(eq(remittances.paymentId, paymentId));
  return remittance;
};

/** Stores or corrects a shopper's report. Lock the payment first. */
export const putRemittance = async (tx: Tx, row: RemittanceRow): Promise<void> => {
  const { paymentId, mtcn } = row;
  await tx.insert(numbers).values({ paymentId, mtcn }).onConflictDoNothing();
  await tx.insert(remittances).values(row).onConflictDoUpdate({ target: remittances.paymentId, set: row });
};

/** True if money under this control number was accepted for another payment. */
export const isNumberAccepted = async (tx: Tx, mtcn: string, paymentId: string): Promise<boolean> =>
  (await tx.$count(
    numbers,
    and(eq(numbers.mtcn, mtcn), isNotNull(numbers.acceptedAt), ne(numbers.paymentId, paymentId)),
  )) > 0;

/**
 * Marks control numbers of a payment as used: the given one, or all that were ever submitted for it. Violates
 * `remittance_number_accepted` if money under one of them was accepted for another payment.
 */
export const acceptNumbers = async (
  tx: Tx,
  { paymentId, mtcn, acceptedAt }: { paymentId: string; mtcn: string | null; acceptedAt: Date },
): Promise<string[]> => {
  const accepted = await tx
    .update(numbers)
    .set({ acceptedAt })
    .where(and(eq(numbers.paymentId, paymentId), mtcn === null ? undefined : eq(numbers.mtcn, mtcn)))
    .returning({ mtcn: numbers.mtcn });
  return accepted.map((number) => number.mtcn).toSorted();
};

export const decideRemittance = async (
  tx: Tx,
  paymentId: string,
  decision: Pick<RemittanceRow, 'status' | 'decidedAt' | 'receivedFen'>,
): Promise<void> => {
  await tx.update(remittances).set(decision).where(eq(remittances.paymentId, paymentId));
};

export interface RemittanceOfPayment {
  remittance: RemittanceRow;
  payment: PaymentRow;
}

/** All remittances on which staff must decide. */
export const waitingRemittances = (db: Database): Promise<RemittanceOfPayment[]> =>
  db
    .select({ remittance: remittances, payment: payments })
    .from(remittances)
    .innerJoin(payments, eq(payments.id, remittances.paymentId))
    .where(eq(remittances.status, 'waiting'));

/** Remittances whose control number begins with these digits. */
export const remittancesByNumber = (db: Database, digits: string, limit: number): Promise<RemittanceOfPayment[]> =>
  db
    .select({ remittance: remittances, payment: payments })
    .from(remittances)
    .innerJoin(payments, eq(payments.id, remittances.paymentId))
    .where(like(remittances.mtcn, `${digits}%`))
    .orderBy(desc(remittances.submittedAt))
    .limit(limit);

/** Newest first. */
export const listRemittances = async (
  db: Database,
  { status, ...page }: RemittancesQuery,
): Promise<Page<RemittanceOfPayment>> => {
  const wanted = status === undefined ? undefined : eq(remittances.status, status);
  const { limit, offset } = sliceOf(page);
  const [items, total] = await Promise.all([
    db
      .select({ remittance: remittances, payment: payments })
      .from(remittances)
      .innerJoin(payments, eq(payments.id, remittances.paymentId))
      .where(and(wanted))
      .orderBy(desc(remittances.submittedAt), desc(remittances.paymentId))
      .limit(limit)
      .offset(offset),
    db.$count(remittances, wanted),
  ]);
  return { items, ...page, total };
};
