import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Closed accounts. A row contains no personal data. It prevents that earlier calls write anything after the account is
 * closed, see `0000_init.sql`.
 */
export const closedAccountTable = pgTable('closed_account', {
  userId: text('user_id').primaryKey(),
  closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
});
