import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { StaffRole } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import type { StaffMember, StaffMembers } from '@caravan/tasks/port';
import { isLive } from '../sessions/session.repo.ts';
import { session } from '../sessions/session.table.ts';
import { holdRoles } from './staff-role.repo.ts';
import { staffRole } from './staff-role.table.ts';
import { userAccount } from '../accounts/user-account.table.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';

/** Members of staff, for features that show who works on something. */
export const staffMembersOf = ({ db, clock }: Pick<AuthContext, 'db' | 'clock'>): StaffMembers => {
  const roles = sql<
    StaffRole[]
  >`array(${db.select({ role: staffRole.role }).from(staffRole).where(eq(staffRole.userId, userAccount.id))})`;
  const membersWhere = async (reader: Database, condition: SQL): Promise<StaffMember[]> => {
    const rows = await reader
      .select({ id: userAccount.id, email: userAccount.email, name: userAccount.name, roles })
      .from(userAccount)
      .where(and(condition, eq(userAccount.role, 'staff')))
      .orderBy(asc(sql`lower(coalesce(${userAccount.name}, ${userAccount.email}))`), asc(userAccount.email));
    return rows.map((row) => ({ ...row, name: row.name ?? row.email.split('@')[0] ?? row.id }));
  };
  return {
    async find(reader, ids) {
      if (ids.length === 0) return new Map();
      const found = await membersWhere(reader, inArray(userAccount.id, [...ids]));
      return new Map(found.map((member) => [member.id, member]));
    },
    holding(reader, wanted) {
      const holders = db
        .select({ userId: staffRole.userId })
        .from(staffRole)
        .where(inArray(staffRole.role, ['owner', ...wanted]));
      return membersWhere(reader, inArray(userAccount.id, holders));
    },
    holdRoles,
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
