import { and, eq, exists, gt, sql } from 'drizzle-orm';
import { day } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { session } from './session.table.ts';
import { userAccount } from './user-account.table.ts';

export type UserAccount = typeof userAccount.$inferSelect;

/** How long an address counts as one that its owner uses. */
const familiarFor = 30 * day;

const byEmail = (email: string) => eq(sql`lower(${userAccount.email})`, email.toLowerCase());

export const findAccount = async (db: Database, id: string): Promise<UserAccount | undefined> => {
  const [account] = await db.select().from(userAccount).where(eq(userAccount.id, id));
  return account;
};

/** The account of an e-mail, and whether it was logged in to from `address` lately. */
export const findAccountForLogin = async (db: Database, email: string, address: string, now: Date) => {
  const since = new Date(now.getTime() - familiarFor);
  const logins = db
    .select({ one: sql`1` })
    .from(session)
    .where(and(eq(session.userId, userAccount.id), eq(session.address, address), gt(session.startedAt, since)));
  const [found] = await db
    .select({ account: userAccount, familiar: sql<boolean>`${exists(logins)}` })
    .from(userAccount)
    .where(byEmail(email));
  return found;
};

export const findAccountByEmail = async (db: Database, email: string): Promise<UserAccount | undefined> => {
  const [account] = await db.select().from(userAccount).where(byEmail(email));
  return account;
};

/** False where the e-mail has an account already, also when it was made a moment ago by somebody else. */
export const insertAccount = async (db: Database, account: UserAccount): Promise<boolean> => {
  const inserted = await db.insert(userAccount).values(account).onConflictDoNothing().returning({ id: userAccount.id });
  return inserted.length > 0;
};

/** Replaces a hash, unless the password was changed in the meantime. */
export const replacePasswordHash = async (tx: Tx, id: string, change: { from: string; to: string }): Promise<void> => {
  await tx
    .update(userAccount)
    .set({ passwordHash: change.to })
    .where(and(eq(userAccount.id, id), eq(userAccount.passwordHash, change.from)));
};

export const hasStaff = async (db: Database): Promise<boolean> => {
  const [one] = await db.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.role, 'staff')).limit(1);
  return one !== undefined;
};
