import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { deleteAll, type Database, type Tx } from '@caravan/server-core';
import { userAccount } from '../accounts/user-account.table.ts';
import { passkeyChallenge, passkeyTable as passkey } from './passkey.table.ts';

export type PasskeyRow = typeof passkey.$inferSelect;

/** The newest first. */
export const findPasskeys = (db: Database, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(desc(passkey.madeAt), passkey.id);

export const findPasskey = async (db: Database, userId: string, id: string): Promise<PasskeyRow | undefined> => {
  const [found] = await db
    .select()
    .from(passkey)
    .where(and(eq(passkey.userId, userId), eq(passkey.id, id)));
  return found;
};

/** A passkey with the account that it logs in. */
export const findPasskeyOwner = async (db: Database, credentialId: string) => {
  const [found] = await db
    .select({ passkey, account: userAccount })
    .from(passkey)
    .innerJoin(userAccount, eq(userAccount.id, passkey.userId))
    .where(eq(passkey.credentialId, credentialId));
  return found;
};

export const countPasskeys = async (db: Database, userId: string): Promise<number> => {
  const [found] = await db.select({ passkeys: count() }).from(passkey).where(eq(passkey.userId, userId));
  return found?.passkeys ?? 0;
};

/** False if an account has this passkey already. */
export const insertPasskey = async (tx: Tx, row: PasskeyRow): Promise<boolean> => {
  const inserted = await tx
    .insert(passkey)
    .values(row)
    .onConflictDoNothing({ target: passkey.credentialId })
    .returning({ id: passkey.id });
  return inserted.length > 0;
};

/** Undefined if the account has no such passkey. */
export const setPasskeyName = async (
  db: Database,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> => {
  const [renamed] = await db
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.userId, userId), eq(passkey.id, id)))
    .returning();
  return renamed;
};

/** Notes a login. False if the passkey was removed in the meantime. */
export const notePasskeyUse = async (
  tx: Tx,
  id: string,
  use: { counter: number; backedUp: boolean; at: Date },
): Promise<boolean> => {
  const noted = await tx
    .update(passkey)
    .set({
      counter: sql`greatest(${passkey.counter}, ${use.counter})`,
      backedUp: use.backedUp,
      lastUsedAt: use.at,
    })
    .where(eq(passkey.id, id))
    .returning({ id: passkey.id });
  return noted.length > 0;
};

/** False if the account has no such passkey. */
export const deletePasskey = async (tx: Tx, userId: string, id: string): Promise<boolean> => {
  const deleted = await tx
    .delete(passkey)
    .where(and(eq(passkey.userId, userId), eq(passkey.id, id)))
    .returning({ id: passkey.id });
  return deleted.length > 0;
};

export const deletePasskeysOf = async (db: Database, userId: string): Promise<void> => {
  await db.delete(passkey).where(eq(passkey.userId, userId));
};

export const insertChallenge = async (db: Database, row: typeof passkeyChallenge.$inferInsert): Promise<void> => {
  await db.insert(passkeyChallenge).values(row);
};

/** Uses a challenge up, of a shopper who adds a passkey or (null) of a login. Of concurrent calls, one succeeds. */
export const takeChallenge = async (
  db: Database,
  { challenge, userId }: { challenge: string; userId: string | null },
  now: Date,
): Promise<boolean> => {
  const taken = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challenge, challenge),
        userId === null ? isNull(passkeyChallenge.userId) : eq(passkeyChallenge.userId, userId),
        gt(passkeyChallenge.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenge.challenge });
  return taken.length > 0;
};

/** Ends what a shopper has begun to add. */
export const deleteChallengesOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(passkeyChallenge).where(eq(passkeyChallenge.userId, userId));
};

export const deleteChallengesExpiredBefore = async (db: Database, before: Date): Promise<void> => {
  await deleteAll(db, passkeyChallenge, lt(passkeyChallenge.expiresAt, before));
};
