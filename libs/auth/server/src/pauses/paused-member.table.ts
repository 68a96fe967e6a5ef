import type { StaffRole } from '@caravan/kernel';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { userAccount } from '../accounts/user-account.table.ts';

/**
 * Members of staff who may not log in for a time. Meanwhile they hold no roles, so that nothing is assigned to them and they
 * count as nobody's owner; the row keeps the roles for their return.
 */
export const pausedMember = pgTable('paused_member', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userAccount.id, { onDelete: 'cascade' }),
  roles: text().array().$type<StaffRole[]>().notNull(),
  pausedAt: timestamp('paused_at', { withTimezone: true }).notNull(),
});

export type PausedMember = typeof pausedMember.$inferSelect;
