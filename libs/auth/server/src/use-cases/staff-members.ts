import { and, eq, inArray, sql } from 'drizzle-orm';
import type { StaffMembers } from '@caravan/auth/port';
import type { StaffRole } from '@caravan/kernel';
import { isLive } from '../db/session.repo.ts';
import { session } from '../db/session.table.ts';
import { staffRole } from '../db/staff-role.table.ts';
import { userAccount } from '../db/user-account.table.ts';
import type { AuthContext } from './auth-context.ts';

/** Members of staff, for features that show who works on something. */
export const staffMembersOf = ({ db, clock }: Pick<AuthContext, 'db' | 'clock'>): StaffMembers => {
  const roles = sql<
    StaffRole[]
  >`array(${db.select({ role: staffRole.role }).from(staffRole).where(eq(staffRole.userId, userAccount.id))})`;
  return {
    async find(reader, ids) {
      if (ids.length === 0) return new Map();
      const rows = await reader
        .select({ id: userAccount.id, email: userAccount.email, roles })
        .from(userAccount)
        .where(and(inArray(userAccount.id, [...ids]), eq(userAccount.role, 'staff')));
      return new Map(rows.map(({ id, email, roles }) => [id, { id, email, name: email.split('@')[0] ?? id, roles }]));
    },
    async rolesOf(sessionId) {
      const [row] = await db
        .select({ roles })
        .from(session)
        .innerJoin(userAccount, eq(userAccount.id, session.userId))
        .where(and(eq(session.id, sessionId), eq(userAccount.role, 'staff'), isLive(clock())));
      return row?.roles ?? null;
    },
  };
};
