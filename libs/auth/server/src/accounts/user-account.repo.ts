import { and, desc, eq, exists, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { LoginSearch } from '@caravan/auth/port';
import { day, type Language } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  containing,
  countRows,
  longPage,
  longSliceOf,
  olderThan,
  readCursor,
  searchText,
  type Database,
  type Tx,
} from '@caravan/server-core';
import { oneTimeLink } from './one-time-link.table.ts';
import { session } from '../sessions/session.table.ts';
import { userAccount, type UserAccount } from './user-account.table.ts';

export type { UserAccount };

/** How long after its last use an address counts as the owner's. */
const familiarPeriod = 30 * day;

const byEmail = (email: string) => eq(sql`lower(${userAccount.email})`, email.toLowerCase());

export const findAccount = async (db: Database, id: string): Promise<UserAccount | undefined> => {
  const [account] = await db.select().from(userAccount).where(eq(userAccount.id, id));
  return account;
};

/**
 * Reads an account and prevents its closing and deletion until the transaction ends; undefined once it is closed. Its own
 * lock comes first, in the condition: row locks of others would keep a closing waiting for ever.
 */
export const holdOpenAccount = async (tx: Tx, id: string): Promise<UserAccount | undefined> => {
  const [account] = await tx
    .select()
    .from(userAccount)
    .where(and(eq(userAccount.id, id), sql`hold_if_open(${id})`))
    .for('key share');
  return account;
};

/** The account of an e-mail, and whether its owner recently logged in or used a mailed link from `address`. */
export const findAccountFrom = async (db: Database, email: string, address: string, now: Date) => {
  const since = new Date(now.getTime() - familiarPeriod);
  const logins = db
    .select({ one: sql`1` })
    .from(session)
    .where(and(eq(session.userId, userAccount.id), eq(session.address, address), gt(session.startedAt, since)));
  const links = db
    .select({ one: sql`1` })
    .from(oneTimeLink)
    .where(
      and(eq(oneTimeLink.userId, userAccount.id), eq(oneTimeLink.usedFrom, address), gt(oneTimeLink.usedAt, since)),
    );
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

/** False if the e-mail has an account already, including one inserted concurrently. */
export const insertAccount = async (db: Database, account: UserAccount): Promise<boolean> => {
  const inserted = await db.insert(userAccount).values(account).onConflictDoNothing().returning({ id: userAccount.id });
  return inserted.length > 0;
};

/**
 * Prevents a password change until the transaction ends. False if the password has changed since `version` was read.
 */
export const lockPassword = async (tx: Tx, id: string, version: number): Promise<boolean> => {
  const [locked] = await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.id, id), eq(userAccount.passwordVersion, version)))
    .for('share');
  return locked !== undefined;
};

/** Sets a new password, or none, and returns the account. */
export const setPassword = async (
  tx: Tx,
  id: string,
  passwordHash: string | null,
): Promise<UserAccount | undefined> => {
  const [account] = await tx
    .update(userAccount)
    .set({ passwordHash, passwordVersion: sql`${userAccount.passwordVersion} + 1` })
    .where(eq(userAccount.id, id))
    .returning();
  return account;
};

/** Does not change the time of an earlier confirmation. */
export const markEmailVerified = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx
    .update(userAccount)
    .set({ emailVerifiedAt: now })
    .where(and(eq(userAccount.id, id), isNull(userAccount.emailVerifiedAt)));
};

/** Locks the row until the transaction ends. */
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

/** Also deletes its sessions and links. */
export const deleteAccount = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(userAccount).where(eq(userAccount.id, id));
};

export const setName = async (tx: Tx, id: string, name: string | null): Promise<void> => {
  await tx.update(userAccount).set({ name }).where(eq(userAccount.id, id));
};

const position = z.tuple([z.iso.datetime(), z.string()]);

/** Newest first. E-mails, and the names of staff, are found by trigram indexes. */
export const searchAccounts = async (db: Database, { words, alsoIds, ...query }: LoginSearch) => {
  const { id, email, name, role, emailVerifiedAt, createdAt } = userAccount;
  const pattern = containing(searchText(words));
  const inEmail = sql`lower(${email}) LIKE ${pattern}`;
  const inName = sql`(${name} IS NOT NULL AND lower(${name}) LIKE ${pattern})`;
  const filter = words ? or(inEmail, inName, inArray(id, [words, ...alsoIds])) : undefined;
  const at = readCursor(query.cursor, position);
  const after = olderThan(createdAt, id, at);
  const { limit, offset } = longSliceOf(query);
  const rows = await db
    .select({ id, email, name, role, emailVerifiedAt, createdAt })
    .from(userAccount)
    .where(and(filter, after))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
  return longPage(rows, query, await countRows(db, userAccount, filter), (row) => [
    row.createdAt.toISOString(),
    row.id,
  ]);
};

/** Locks a staff account until the transaction ends. Undefined if there is none with this condition. */
const lockStaff = async (tx: Tx, condition: SQL): Promise<UserAccount | undefined> => {
  const [account] = await tx
    .select()
    .from(userAccount)
    .where(and(condition, eq(userAccount.role, 'staff')))
    .for('update');
  return account;
};

export const lockStaffByEmail = (tx: Tx, email: string): Promise<UserAccount | undefined> =>
  lockStaff(tx, byEmail(email));

export const lockStaffById = (tx: Tx, id: string): Promise<UserAccount | undefined> =>
  lockStaff(tx, eq(userAccount.id, id));

/** Whether the staff are more than one, invited members among them. */
export const hasColleagues = async (db: Database): Promise<boolean> => {
  const staff = await db.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.role, 'staff')).limit(2);
  return staff.length > 1;
};

export const hasStaff = async (db: Database): Promise<boolean> => {
  const [one] = await db.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.role, 'staff')).limit(1);
  return one !== undefined;
};
