import { and, count, desc, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { LoginSearch } from '@caravan/auth/port';
import { day, sliceOf, type Language } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { oneTimeLink } from './one-time-link.table.ts';
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

/** The same, and until the transaction ends nobody closes the account. */
export const keepAccount = async (tx: Tx, id: string): Promise<UserAccount | undefined> => {
  const [account] = await tx.select().from(userAccount).where(eq(userAccount.id, id)).for('key share');
  return account;
};

/** The account of an e-mail, and whether its owner was at `address` lately: logged in there, or used a link of the mailbox there. */
export const findAccountFrom = async (db: Database, email: string, address: string, now: Date) => {
  const since = new Date(now.getTime() - familiarFor);
  const logins = db
    .select({ one: sql`1` })
    .from(session)
    .where(and(eq(session.userId, userAccount.id), eq(session.address, address), gt(session.startedAt, since)));
  const links = db
    .select({ one: sql`1` })
    .from(oneTimeLink)
    .where(and(eq(oneTimeLink.userId, userAccount.id), eq(oneTimeLink.usedFrom, address), gt(oneTimeLink.usedAt, since)));
  const [found] = await db
    .select({ account: userAccount, familiar: sql<boolean>`${or(exists(logins), exists(links))}` })
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

/** Holds a password still until the transaction ends; false where another was set since `version` was read. */
export const holdPassword = async (tx: Tx, id: string, version: number): Promise<boolean> => {
  const [held] = await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.id, id), eq(userAccount.passwordVersion, version)))
    .for('share');
  return held !== undefined;
};

/** Sets a new password, and says whose it is. */
export const setPassword = async (tx: Tx, id: string, passwordHash: string): Promise<UserAccount | undefined> => {
  const [account] = await tx
    .update(userAccount)
    .set({ passwordHash, passwordVersion: sql`${userAccount.passwordVersion} + 1` })
    .where(eq(userAccount.id, id))
    .returning();
  return account;
};

/** Keeps the instant at which it was confirmed first. */
export const markEmailVerified = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx
    .update(userAccount)
    .set({ emailVerifiedAt: now })
    .where(and(eq(userAccount.id, id), isNull(userAccount.emailVerifiedAt)));
};

/** Until the transaction ends, whoever else asks for this account waits. */
export const lockAccount = async (tx: Tx, id: string): Promise<void> => {
  await tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, id)).for('update');
};

/** Replaces a hash, unless the password was changed in the meantime. */
export const replacePasswordHash = async (tx: Tx, id: string, change: { from: string; to: string }): Promise<void> => {
  await tx
    .update(userAccount)
    .set({ passwordHash: change.to })
    .where(and(eq(userAccount.id, id), eq(userAccount.passwordHash, change.from)));
};

export const setLanguage = async (tx: Tx, id: string, language: Language): Promise<void> => {
  await tx.update(userAccount).set({ language }).where(eq(userAccount.id, id));
};

/** Sessions and links go with it. */
export const deleteAccount = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(userAccount).where(eq(userAccount.id, id));
};

/** The newest first. */
export const searchAccounts = async (db: Database, { words, alsoIds, ...page }: LoginSearch) => {
  const inEmail = sql`position(${words.toLowerCase()} in lower(${userAccount.email})) > 0`;
  const asked = words ? or(inEmail, eq(userAccount.id, words), inArray(userAccount.id, [...alsoIds])) : undefined;
  const { limit, offset } = sliceOf(page);
  const { id, email, role, emailVerifiedAt, createdAt } = userAccount;
  const items = await db
    .select({ id, email, role, emailVerifiedAt, createdAt })
    .from(userAccount)
    .where(asked)
    .orderBy(desc(createdAt), id)
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(userAccount).where(asked);
  return { items, total: all?.total ?? 0 };
};

/** Every staff account, the oldest first. */
export const listStaff = (db: Database): Promise<UserAccount[]> =>
  db.select().from(userAccount).where(eq(userAccount.role, 'staff')).orderBy(userAccount.createdAt, userAccount.id);

/** The same, and until the transaction ends nobody else takes any of them off. */
export const lockStaff = (tx: Tx): Promise<UserAccount[]> =>
  tx.select().from(userAccount).where(eq(userAccount.role, 'staff')).orderBy(userAccount.id).for('update');

export const hasStaff = async (db: Database): Promise<boolean> => {
  const [one] = await db.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.role, 'staff')).limit(1);
  return one !== undefined;
};
