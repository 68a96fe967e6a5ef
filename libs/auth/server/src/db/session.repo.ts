import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { OwnSession } from '@caravan/auth/port';
import { newId, type Role } from '@caravan/kernel';
import { batchReads, type Core, type Database } from '@caravan/server-core';
import { seenInterval, sessionLifetime } from '../domain/session-token.ts';
import { session } from './session.table.ts';
import { userAccount } from './user-account.table.ts';

export interface NewSession {
  userId: string;
  tokenHash: Buffer;
  agent: string;
  address: string;
}

export const insertSession = async (db: Database, fresh: NewSession, now: Date): Promise<void> => {
  await db.insert(session).values({
    ...fresh,
    id: newId(),
    startedAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime),
  });
};

export interface LiveSession {
  id: string;
  userId: string;
  role: Role;
  seenAt: Date;
}

/**
 * Prepared once for each database, and asked for all callers of a moment together: this runs on every call that carries a token. It is
 * never answered from memory, so that a session that has ended is over for the next call.
 */
export const liveSessionQuery = ({ db, clock }: Pick<Core, 'db' | 'clock'>): ((tokenHash: Buffer) => Promise<LiveSession | undefined>) => {
  const prepared = db
    .select({ tokenHash: session.tokenHash, id: session.id, userId: session.userId, role: userAccount.role, seenAt: session.seenAt })
    .from(session)
    .innerJoin(userAccount, eq(userAccount.id, session.userId))
    .where(and(sql`${session.tokenHash} = any(${sql.placeholder('tokenHashes')}::bytea[])`, isNull(session.endedAt), gt(session.expiresAt, sql.placeholder('now'))))
    .prepare('auth_live_sessions');

  return batchReads(async (tokenHashes) => {
    const found = await prepared.execute({ tokenHashes, now: clock() });
    const byHash = new Map(found.map(({ tokenHash, ...live }) => [tokenHash.toString('latin1'), live]));
    return tokenHashes.map((hash) => byHash.get(hash.toString('latin1')));
  });
};

/** Of several calls at once, one writes. */
export const markSeen = async (db: Database, id: string, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - seenInterval);
  await db
    .update(session)
    .set({ seenAt: now })
    .where(and(eq(session.id, id), lt(session.seenAt, before)));
};

export const endSession = async (db: Database, id: string, now: Date): Promise<void> => {
  await db
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.id, id), isNull(session.endedAt)));
};

export const endSessionsOf = async (db: Database, userId: string, now: Date): Promise<void> => {
  await db
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.userId, userId), isNull(session.endedAt)));
};

/** The sessions of somebody that live, the one seen last first. */
export const sessionsOf = (db: Database, userId: string, now: Date) =>
  db
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), isNull(session.endedAt), gt(session.expiresAt, now)))
    .orderBy(desc(session.seenAt), session.id);

export const endOtherSessionsOf = async (db: Database, { userId, sessionId }: OwnSession, now: Date): Promise<void> => {
  await db
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.userId, userId), ne(session.id, sessionId), isNull(session.endedAt)));
};

export const deleteSessionsExpiredBefore = async (db: Database, before: Date): Promise<void> => {
  await db.delete(session).where(lt(session.expiresAt, before));
};
