import { paymentMethods, type PaymentMethod } from '@caravan/fund-payment/contract';
import type { Fen } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { captureTable as captures, type CaptureRow } from '../ledger/capture.table.ts';
import { walletOf } from '../ledger/ledger-accounts.ts';
import { ledgerAccountTable as accounts } from '../ledger/ledger-account.table.ts';
import { paymentTable as payments, type PaymentRow } from './payment.table.ts';
import { remittanceTable as remittances } from '../remittances/remittance.table.ts';

export const insertPayment = async (tx: Tx, row: PaymentRow): Promise<void> => {
  await tx.insert(payments).values(row);
};

/**
 * The payments of a user that wait for an outside provider. The number stays as it is until the transaction ends, because
 * whoever begins such a payment waits for this lock.
 */
export const lockPending = async (tx: Tx, userId: string): Promise<number> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pending payments ${userId}`}, 0))`);
  return tx.$count(payments, and(eq(payments.userId, userId), eq(payments.status, 'pending')));
};

/**
 * Inserts a payment from the balance and locks the wallet until the transaction ends: one statement. Returns the
 * balance, 0 without a wallet.
 */
export const insertBalancePayment = async (tx: Tx, row: PaymentRow): Promise<Fen> => {
  const begun = tx.$with('begun').as(tx.insert(payments).values(row).returning({ id: payments.id }));
  // The same lock as `lockWallet` takes.
  const [wallet] = await tx
    .with(begun)
    .select({ balanceFen: accounts.balanceFen })
    .from(accounts)
    .where(eq(accounts.id, walletOf(row.userId)))
    .for('no key update');
  return wallet?.balanceFen ?? 0;
};

export const findPayment = async (db: Database, id: string): Promise<PaymentRow | undefined> => {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment;
};

export const findPayments = async (db: Database, ids: readonly string[]): Promise<Map<string, PaymentRow>> => {
  const found = ids.length
    ? await db
        .select()
        .from(payments)
        .where(inArray(payments.id, [...ids]))
    : [];
  return new Map(found.map((row) => [row.id, row]));
};

/** Payments by our id, the provider's, or that of the charge. */
export const paymentsByRef = (db: Database, ref: string, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      or(
        eq(payments.id, ref),
        // The methods are the beginning of the index.
        and(inArray(payments.method, [...paymentMethods]), eq(payments.providerRef, ref)),
        eq(payments.providerCharge, ref),
      ),
    )
    .limit(limit);

/** The newest payments of a user, and the number of all. */
export const newestPayments = async (
  db: Database,
  userId: string,
  limit: number,
): Promise<{ rows: PaymentRow[]; total: number }> => {
  const ofUser = eq(payments.userId, userId);
  const rows = await db
    .select()
    .from(payments)
    .where(ofUser)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);
  return { rows, total: rows.length < limit ? rows.length : await db.$count(payments, ofUser) };
};

/** Locks a payment until the transaction ends. Lock its targets before it, never after. */
export const lockPayment = async (tx: Tx, id: string): Promise<PaymentRow | undefined> => {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return payment;
};

export type Decision = Pick<PaymentRow, 'status' | 'failure' | 'decidedAt'>;

/**
 * Decides a pending payment, records what it pays, and returns it: one statement. Undefined if it was decided before:
 * a transaction with captures must fail then.
 */
export const recordDecision = async (
  tx: Tx,
  id: string,
  decision: Decision,
  paid: readonly CaptureRow[],
): Promise<PaymentRow | undefined> => {
  const captured = paid.length
    ? [
        tx.$with('captured').as(
          tx
            .insert(captures)
            .values([...paid])
            .returning({ ref: captures.ref }),
        ),
      ]
    : [];
  const [decided] = await tx
    .with(...captured)
    .update(payments)
    .set(decision)
    .where(and(eq(payments.id, id), eq(payments.status, 'pending')))
    .returning();
  return decided;
};

/** Records once which amount went to the balance instead. */
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

/** Numbers of pending payments by method, from the index of pending ones. */
export const countPendingPayments = (db: Database): Promise<{ method: PaymentRow['method']; pending: number }[]> =>
  db.select({ method: payments.method, pending: count() }).from(payments).where(pending).groupBy(payments.method);

/**
 * Payments that have expired, except those with a remittance that waits for staff. One that its provider was asked about
 * without success comes after the others.
 */
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
    .orderBy(payments.checkedAt, payments.expiresAt)
    .limit(limit);

/**
 * Payments by a gateway that were not checked since `before`. `opened` selects those that the gateway knows, or the
 * others.
 */
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

/** Payments by a method that began since `since`, that carry one of these charges, or that have one of these ids. */
export const listPaymentsBy = (
  db: Database,
  {
    method,
    since,
    charges = [],
    ids = [],
  }: { method: PaymentMethod; since?: Date; charges?: readonly string[]; ids?: readonly string[] },
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.method, method),
        or(
          since && gte(payments.createdAt, since),
          sql`${payments.providerCharge} = any(${sql.param([...charges])})`,
          sql`${payments.id} = any(${sql.param([...ids])})`,
        ),
      ),
    );

/**
 * Notes that the provider of a pending payment is asked about it now; false if that was done since `before`, or if there
 * is nothing to ask.
 */
export const claimCheck = async (
  db: Database,
  id: string,
  { before, now }: { before: Date; now: Date },
): Promise<boolean> => {
  const claimed = await db
    .update(payments)
    .set({ checkedAt: now })
    .where(and(pending, eq(payments.id, id), isNotNull(payments.providerRef), lte(payments.checkedAt, before)))
    .returning({ id: payments.id });
  return claimed.length === 1;
};
