import type { Database, Tx } from '@caravan/server-core';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { paymentTable as payments, type PaymentRow } from './payment.table.ts';
import { refundTable as refunds } from './refund.table.ts';
import { remittanceTable as remittances } from './remittance.table.ts';

/** Newest first. */
export const paymentsOfUser = (db: Database, userId: string): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.userId, userId)).orderBy(desc(payments.createdAt), desc(payments.id));

const idsOfUser = (db: Database, userId: string) => db.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId));

export const remittancesOfUser = (db: Database, userId: string): Promise<(typeof remittances.$inferSelect)[]> =>
  db.select().from(remittances).where(inArray(remittances.paymentId, idsOfUser(db, userId)));

/** A remittance that staff have not decided, or a refund that a card has not taken: either may yet end in the wallet. */
export const hasMoneyOnItsWay = async (tx: Tx, userId: string): Promise<boolean> => {
  const [waiting, sending] = await Promise.all([
    tx.$count(remittances, and(eq(remittances.status, 'waiting'), inArray(remittances.paymentId, idsOfUser(tx, userId)))),
    tx.$count(refunds, and(eq(refunds.status, 'sending'), eq(refunds.userId, userId))),
  ]);
  return waiting + sending > 0;
};

/** Nothing more is to be paid: what is still open is over, and the sweep closes it at its gateway. True where there was any. */
export const endOpenPayments = async (tx: Tx, userId: string, now: Date): Promise<boolean> => {
  const ended = await tx
    .update(payments)
    .set({ expiresAt: now })
    .where(and(eq(payments.userId, userId), eq(payments.status, 'pending')))
    .returning({ id: payments.id });
  return ended.length > 0;
};

/** Who paid is forgotten; that it was paid is not. */
export const erasePayers = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .update(payments)
    .set({ billAddress: null })
    .where(and(eq(payments.userId, userId), isNotNull(payments.billAddress)));
  await tx.update(remittances).set({ senderName: '' }).where(inArray(remittances.paymentId, idsOfUser(tx, userId)));
};
