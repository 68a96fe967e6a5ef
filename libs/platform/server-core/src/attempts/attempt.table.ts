import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The attempts in the current window of a key. In the database, so that all server processes count together and a
 * restart does not reset them.
 */
export const attempt = pgTable(
  'attempt',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempt_resets_at_idx').on(table.resetsAt)],
);
