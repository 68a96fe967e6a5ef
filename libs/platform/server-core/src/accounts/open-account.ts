import { eq, sql } from 'drizzle-orm';
import { violatedConstraint } from '../database/transactions/sql-state.ts';
import type { Tx } from '../database/transactions/tx.ts';
import { idempotencyKeyTable } from '../idempotency/idempotency-key.table.ts';
import { closedAccountTable } from './closed-account.table.ts';

/**
 * Prevents that an account is closed before the transaction ends. Fails with `login_required` for a closed account.
 * Tables with personal data check this with each new row. A transaction that locks other data of the shopper first
 * must call this before, so that it cannot deadlock with a closing.
 */
export const holdAccount = async (tx: Tx, userId: string): Promise<void> => {
  await tx.execute(sql`SELECT hold_account(${userId})`);
};

/** The same, but returns false for a closed account. */
export const holdIfOpen = async (tx: Tx, userId: string): Promise<boolean> => {
  const { rows } = await tx.execute<{ open: boolean }>(sql`SELECT hold_if_open(${userId}) AS open`);
  return rows[0]?.open ?? false;
};

/**
 * Closes an account for writing (specification 15.6). It waits for the transactions that hold the account; later ones
 * fail with `login_required`. Call it before any data of the account is locked, read or erased. It also deletes the
 * answers under the account's Idempotency-Keys, which contain personal data.
 */
export const closeAccount = async (tx: Tx, userId: string, closedAt: Date): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(account_lock(${userId}))`);
  await tx.insert(closedAccountTable).values({ userId, closedAt });
  await tx.delete(idempotencyKeyTable).where(eq(idempotencyKeyTable.userId, userId));
};

/** True for the error of a write for a closed account. */
export const isAccountClosed = (error: unknown): boolean => violatedConstraint(error) === 'account_open';
