import { and, count, desc, eq, gt, isNull, lte, lt, or, sql } from 'drizzle-orm';
import { deleteAll, type Core, type Database, type Tx } from '@caravan/server-core';
import { apiTokenTable as token } from './api-token.table.ts';
import { userAccount } from '../accounts/user-account.table.ts';

export type ApiTokenRow = typeof token.$inferSelect;

export const insertApiToken = async (tx: Tx, row: ApiTokenRow): Promise<void> => {
  await tx.insert(token).values(row);
};

/** Newest first, expired ones included. */
export const findApiTokens = (db: Database, userId: string): Promise<ApiTokenRow[]> =>
  db.select().from(token).where(eq(token.userId, userId)).orderBy(desc(token.madeAt), token.id);

export const countLiveApiTokens = async (db: Database, userId: string, now: Date): Promise<number> => {
  const [found] = await db
    .select({ live: count() })
    .from(token)
    .where(and(eq(token.userId, userId), gt(token.expiresAt, now)));
  return found?.live ?? 0;
};

/** A prepared statement that is not cached, so that a revoked token is refused at once. */
export const liveApiTokenQuery = ({ db, clock }: Pick<Core, 'db' | 'clock'>) => {
  const prepared = db
    .select({ id: token.id, userId: token.userId, scopes: token.scopes, lastUsedAt: token.lastUsedAt })
    .from(token)
    .innerJoin(userAccount, eq(userAccount.id, token.userId))
    .where(
      and(
        eq(token.tokenHash, sql.placeholder('tokenHash')),
        gt(token.expiresAt, sql.placeholder('now')),
        eq(userAccount.role, 'shopper'),
      ),
    )
    .prepare('live_api_token');
  return async (tokenHash: Buffer) => (await prepared.execute({ tokenHash, now: clock() }))[0];
};

/** Notes a use, unless one was noted after `before`. */
export const noteApiTokenUse = async (db: Database, id: string, now: Date, before: Date): Promise<void> => {
  await db
    .update(token)
    .set({ lastUsedAt: now })
    .where(and(eq(token.id, id), or(isNull(token.lastUsedAt), lte(token.lastUsedAt, before))));
};

/** False if the account has no such token. */
export const deleteApiToken = async (db: Database, userId: string, id: string): Promise<boolean> => {
  const deleted = await db
    .delete(token)
    .where(and(eq(token.userId, userId), eq(token.id, id)))
    .returning({ id: token.id });
  return deleted.length > 0;
};

export const deleteApiTokensOf = async (db: Database, userId: string): Promise<void> => {
  await db.delete(token).where(eq(token.userId, userId));
};

export const deleteApiTokensExpiredBefore = async (db: Database, before: Date): Promise<void> => {
  await deleteAll(db, token, lt(token.expiresAt, before));
};
