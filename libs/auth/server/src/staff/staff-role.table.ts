import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StaffRole } from '@caravan/kernel';
import { userAccount } from '../accounts/user-account.table.ts';

/**
 * The roles of staff, one row for each. Triggers in `apps/server/migrations` keep an owner, demand an action for
 * each change, and check the roles of everybody who records an action.
 */
export const staffRole = pgTable(
  'staff_role',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userAccount.id, { onDelete: 'cascade' }),
    role: text('role').$type<StaffRole>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    check(
      'staff_role_role_check',
      sql`${table.role} in ('owner', 'buyer', 'receiver', 'packer', 'service', 'finance', 'lines', 'editor', 'auditor')`,
    ),
  ],
);
