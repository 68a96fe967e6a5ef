import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that the first process makes and all share, so that a restart and a second server use the same. */
export const accountKeyTable = pgTable('account_key', {
  name: text().primaryKey(),
  value: text().notNull(),
});
