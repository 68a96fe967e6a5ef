import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The link to the calendar of a shopper's deadlines; at most one for each. */
export const calendarLinkTable = pgTable('calendar_link', {
  userId: text('user_id').primaryKey(),
  /** The SHA-256 of its token, which is stored nowhere. */
  tokenHash: bytea('token_hash').notNull().unique(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  /** Written once an hour at most. */
  lastReadAt: timestamp('last_read_at', { withTimezone: true }),
});
