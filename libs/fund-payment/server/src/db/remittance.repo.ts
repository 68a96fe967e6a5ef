import { sliceOf, type Page } from '@caravan/kernel';
import type { RemittancesQuery } from '@caravan/fund-payment/contract';
import type { Database, Tx } from '@caravan/server-core';
import { and, desc, eq } from 'drizzle-orm';
import { paymentTable as payments, type PaymentRow } from './payment.table.ts';
import { remittanceTable as remittances, type RemittanceRow } from './remittance.table.ts';

export const findRemittance = async (db: Database, paymentId: string): Promise<RemittanceRow | undefined> => {
  const [remittance] = await db.select().from(remittances).where(eq(remittances.paymentId, paymentId));
  return remittance;
};

/** Writes what a shopper said, or puts it right. Only with the payment locked. */
export const putRemittance = async (tx: Tx, row: RemittanceRow): Promise<void> => {
  await tx.insert(remittances).values(row).onConflictDoUpdate({ target: remittances.paymentId, set: row });
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

/** Newest first. */
export const listRemittances = async (db: Database, { status, ...page }: RemittancesQuery): Promise<Page<RemittanceOfPayment>> => {
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
