import type { Database, Tx } from '@caravan/server-core';
import { and, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { paymentTable as payments, type PaymentRow } from './payment.table.ts';
import { remittanceTable as remittances } from './remittance.table.ts';

export const insertPayment = async (tx: Tx, row: PaymentRow): Promise<void> => {
  await tx.insert(payments).values(row);
};

export const findPayment = async (db: Database, id: string): Promise<PaymentRow | undefined> => {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment;
};

/** Held until the transaction ends. What it pays for is locked before it, never after. */
export const lockPayment = async (tx: Tx, id: string): Promise<PaymentRow | undefined> => {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return payment;
};

export type Decision = Pick<PaymentRow, 'status' | 'failure' | 'decidedAt'>;

/** Decides a pending payment; false where it was decided before. */
export const decidePayment = async (tx: Tx, id: string, decision: Decision): Promise<boolean> => {
  const { rowCount } = (await tx
    .update(payments)
    .set(decision)
    .where(and(eq(payments.id, id), eq(payments.status, 'pending')))) as { rowCount: number | null };
  return rowCount === 1;
};

/** Writes down what went to the balance instead; once. */
export const markReturned = async (tx: Tx, id: string, returnedFen: number): Promise<void> => {
  await tx
    .update(payments)
    .set({ returnedFen })
    .where(and(eq(payments.id, id), eq(payments.returnedFen, 0)));
};

export type ProviderFacts = Partial<Pick<PaymentRow, 'providerRef' | 'providerUrl' | 'providerCharge' | 'checkedAt'>>;

export const writeProviderFacts = async (db: Database, id: string, facts: ProviderFacts): Promise<void> => {
  await db.update(payments).set(facts).where(eq(payments.id, id));
};

const pending = eq(payments.status, 'pending');

/** Payments whose time is over, those apart whose remittance waits for staff. */
export const listOverdue = (db: Database, now: Date, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        pending,
        lte(payments.expiresAt, now),
        sql`not exists (select 1 from ${remittances} where ${remittances.paymentId} = ${payments.id} and ${remittances.status} = 'waiting')`,
      ),
    )
    .orderBy(payments.expiresAt)
    .limit(limit);

/** Payments by a gateway that nobody has looked after since: `opened` those that the gateway knows, or the others. */
export const listNeglected = (
  db: Database,
  { before, opened, method }: { before: Date; opened: boolean; method: PaymentRow['method'] },
  limit: number,
): Promise<PaymentRow[]> => {
  const known = opened ? isNotNull(payments.providerRef) : isNull(payments.providerRef);
  return db
    .select()
    .from(payments)
    .where(and(pending, known, eq(payments.method, method), lt(payments.checkedAt, before)))
    .orderBy(payments.checkedAt)
    .limit(limit);
};
