import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { OwnSession } from '@caravan/auth/port';
import { newId, type Role } from '@caravan/kernel';
import type { Core, Database } from '@caravan/server-core';
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
 * A prepared statement, because it runs on every call with a token. It is not cached, so that an ended session is
 * refused at once.
 */
export const liveSessionQuery = ({
  db,
  clock,
}: Pick<Core, 'db' | 'clock'>): ((tokenHash: Buffer) => Promise<LiveSession | undefined>) => {
  const prepared = db
    .select({ id: session.id, userId: session.userId, role: userAccount.role, seenAt: session.seenAt })
    .from(session)
    .innerJoin(userAccount, eq(userAccount.id, session.userId))
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('tokenHash')),
        isNull(session.endedAt),
        gt(session.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('auth_live_session');
  return async (tokenHash) => (await prepared.execute({ tokenHash, now: clock() }))[0];
};

/** Of concurrent calls, one writes. */
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

/** A user's live sessions, the last used first. */
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
