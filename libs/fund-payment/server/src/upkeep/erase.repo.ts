import type { Database, Tx } from '@caravan/server-core';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { paymentTable as payments, type PaymentRow } from '../payments/payment.table.ts';
import { refundTable as refunds } from '../refunds/refund.table.ts';
import { remittanceTable as remittances } from '../remittances/remittance.table.ts';

/** Newest first. */
export const paymentsOfUser = (db: Database, userId: string): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.createdAt), desc(payments.id));

const idsOfUser = (db: Database, userId: string) =>
  db.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId));

export const remittancesOfUser = (db: Database, userId: string): Promise<(typeof remittances.$inferSelect)[]> =>
  db
    .select()
    .from(remittances)
    .where(inArray(remittances.paymentId, idsOfUser(db, userId)));

/**
 * True if a remittance waits for staff or a refund waits for the provider: the money of either may still reach the
 * wallet.
 */
export const hasMoneyOnItsWay = async (tx: Tx, userId: string): Promise<boolean> => {
  const [waiting, sending] = await Promise.all([
    tx.$count(
      remittances,
      and(eq(remittances.status, 'waiting'), inArray(remittances.paymentId, idsOfUser(tx, userId))),
    ),
    tx.$count(refunds, and(isNotNull(refunds.checkAt), eq(refunds.userId, userId))),
  ]);
  return waiting + sending > 0;
};

/** Ends all open payments; the sweep then closes them at their gateways. Returns true if there were any. */
export const endOpenPayments = async (tx: Tx, userId: string, now: Date): Promise<boolean> => {
  const ended = await tx
    .update(payments)
    .set({ expiresAt: now })
    .where(and(eq(payments.userId, userId), eq(payments.status, 'pending')))
    .returning({ id: payments.id });
  return ended.length > 0;
};

/** Removes the payer's data but keeps the payments. */
export const erasePayers = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .update(payments)
    .set({ billAddress: null })
    .where(and(eq(payments.userId, userId), isNotNull(payments.billAddress)));
  await tx
    .update(remittances)
    .set({ senderName: '' })
    .where(inArray(remittances.paymentId, idsOfUser(tx, userId)));
};
