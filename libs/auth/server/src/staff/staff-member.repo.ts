import type { StaffRole } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import { and, eq, gt, isNotNull, isNull, max, sql, type SQL } from 'drizzle-orm';
import { oneTimeLink } from '../accounts/one-time-link.table.ts';
import { secondFactor } from '../second-factor/second-factor.table.ts';
import { isLive } from '../sessions/session.repo.ts';
import { session } from '../sessions/session.table.ts';
import { pausedMember } from '../pauses/paused-member.table.ts';
import { staffRole } from './staff-role.table.ts';
import { userAccount, type UserAccount } from '../accounts/user-account.table.ts';

/** A member of staff as owners see them. */
export interface MemberRow {
  account: UserAccount;
  roles: StaffRole[];
  isEnrolled: boolean;
  invitedUntil: Date | null;
  /** Null for those who may log in. */
  pausedAt: Date | null;
  /** The last use of a live session. */
  seenAt: Date | null;
}

const rowsWhere = async (db: Database, now: Date, condition?: SQL): Promise<MemberRow[]> => {
  const roles = db.select({ role: staffRole.role }).from(staffRole).where(eq(staffRole.userId, userAccount.id));
  const factor = db
    .select({ one: sql`1` })
    .from(secondFactor)
    .where(and(eq(secondFactor.userId, userAccount.id), isNotNull(secondFactor.enrolledAt)));
  const seen = db
    .select({ userId: session.userId, at: max(session.seenAt).as('seen') })
    .from(session)
    .innerJoin(userAccount, eq(userAccount.id, session.userId))
    .where(and(eq(userAccount.role, 'staff'), isLive(now)))
    .groupBy(session.userId)
    .as('seen_staff');
  const invited = db
    .select({ userId: oneTimeLink.userId, until: max(oneTimeLink.expiresAt).as('until') })
    .from(oneTimeLink)
    .where(and(eq(oneTimeLink.purpose, 'invitation'), isNull(oneTimeLink.usedAt), gt(oneTimeLink.expiresAt, now)))
    .groupBy(oneTimeLink.userId)
    .as('invited_staff');
  return db
    .select({
      account: userAccount,
      // A paused member has them aside.
      roles: sql<StaffRole[]>`coalesce(${pausedMember.roles}, array(${roles}))`,
      pausedAt: pausedMember.pausedAt,
      isEnrolled: sql<boolean>`exists(${factor})`,
      invitedUntil: invited.until,
      seenAt: seen.at,
    })
    .from(userAccount)
    .leftJoin(seen, eq(seen.userId, userAccount.id))
    .leftJoin(invited, eq(invited.userId, userAccount.id))
    .leftJoin(pausedMember, eq(pausedMember.userId, userAccount.id))
    .where(and(eq(userAccount.role, 'staff'), condition))
    .orderBy(userAccount.createdAt, userAccount.id);
};

/** All members of staff, oldest first. */
export const listMembers = (db: Database, now: Date): Promise<MemberRow[]> => rowsWhere(db, now);

export const findMember = async (db: Database, id: string, now: Date): Promise<MemberRow | undefined> =>
  (await rowsWhere(db, now, eq(userAccount.id, id)))[0];
