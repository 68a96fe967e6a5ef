import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What staff have set of the configurations; a key without a row has the product's own value. */
export const setting = pgTable('setting', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  editedAt: timestamp('edited_at', { withTimezone: true }).notNull(),
});
