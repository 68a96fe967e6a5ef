import { and, desc, eq, getTableColumns, gt, isNull, lt, ne, or, sql, type Placeholder } from 'drizzle-orm';
import type { OwnSession } from '@caravan/auth/port';
import { newId, type Role, type StaffRole } from '@caravan/kernel';
import { deleteAll, type Core, type Database } from '@caravan/server-core';
import { seenInterval, sessionLifetime, staffIdleTime } from './session-token.ts';
import { secondFactor } from '../second-factor/second-factor.table.ts';
import { session } from './session.table.ts';
import { staffRole } from '../staff/staff-role.table.ts';
import { userAccount } from '../accounts/user-account.table.ts';

export interface NewSession {
  userId: string;
  role: Role;
  tokenHash: Buffer;
  agent: string;
  device?: string | undefined;
  address: string;
  /** Set if a code of the second factor was given with the login. */
  confirmedAt?: Date | undefined;
}

export const insertSession = async (db: Database, { role, ...fresh }: NewSession, now: Date): Promise<void> => {
  await db.insert(session).values({
    ...fresh,
    id: newId(),
    startedAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime[role]),
  });
};

export interface LiveSession {
  id: string;
  userId: string;
  role: Role;
  staffRoles: StaffRole[];
  seenAt: Date;
  /** The account has a second factor. */
  isEnrolled: boolean;
  confirmedAt: Date | null;
}

const idleSince = (now: Date): Date => new Date(now.getTime() - staffIdleTime);

const isLiveAt = (now: Date | Placeholder, staffSeenSince: Date | Placeholder) =>
  and(
    isNull(session.endedAt),
    gt(session.expiresAt, now),
    or(ne(userAccount.role, 'staff'), gt(session.seenAt, staffSeenSince)),
  );

/** The sessions that are not over now, for queries that join the account. */
export const isLive = (now: Date) => isLiveAt(now, idleSince(now));

/**
 * A prepared statement, because it runs on every call with a token. It is not cached, so that an ended session is
 * refused at once.
 */
export const liveSessionQuery = ({
  db,
  clock,
}: Pick<Core, 'db' | 'clock'>): ((tokenHash: Buffer) => Promise<LiveSession | undefined>) => {
  const roles = db.select({ role: staffRole.role }).from(staffRole).where(eq(staffRole.userId, session.userId));
  const prepared = db
    .select({
      id: session.id,
      userId: session.userId,
      role: userAccount.role,
      staffRoles: sql<StaffRole[]>`array(${roles})`,
      seenAt: session.seenAt,
      isEnrolled: sql<boolean>`${secondFactor.enrolledAt} is not null`,
      confirmedAt: session.confirmedAt,
    })
    .from(session)
    .innerJoin(userAccount, eq(userAccount.id, session.userId))
    .leftJoin(secondFactor, eq(secondFactor.userId, session.userId))
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('tokenHash')),
        isLiveAt(sql.placeholder('now'), sql.placeholder('idleSince')),
      ),
    )
    .prepare('auth_live_session');
  return async (tokenHash) => {
    const now = clock();
    return (await prepared.execute({ tokenHash, now, idleSince: idleSince(now) }))[0];
  };
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
    .select(getTableColumns(session))
    .from(session)
    .innerJoin(userAccount, eq(userAccount.id, session.userId))
    .where(and(eq(session.userId, userId), isLive(now)))
    .orderBy(desc(session.seenAt), session.id);

/** One session of a user, live or ended. */
export const findSession = async (db: Database, userId: string, id: string) => {
  const [found] = await db
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), eq(session.id, id)));
  return found;
};

export const setDevice = async (db: Database, id: string, device: string | null): Promise<void> => {
  await db.update(session).set({ device }).where(eq(session.id, id));
};

/** Records that a code was given in this session. */
export const markConfirmed = async (db: Database, id: string, now: Date): Promise<void> => {
  await db.update(session).set({ confirmedAt: now }).where(eq(session.id, id));
};

export const endOtherSessionsOf = async (db: Database, { userId, sessionId }: OwnSession, now: Date): Promise<void> => {
  await db
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.userId, userId), ne(session.id, sessionId), isNull(session.endedAt)));
};

export const deleteSessionsExpiredBefore = async (db: Database, before: Date): Promise<void> => {
  await deleteAll(db, session, lt(session.expiresAt, before));
};
