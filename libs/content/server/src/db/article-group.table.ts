import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Groups of articles, in the footer and in lists. */
export const articleGroup = pgTable('article_group', {
  key: text('key').primaryKey(),
  position: integer('position').notNull(),
  nameEn: text('name_en').notNull(),
  nameZh: text('name_zh').notNull(),
  /** When staff first changed it; the start of the server then no longer updates it. */
  editedAt: timestamp('edited_at', { withTimezone: true }),
  /** Rises with each change by staff. */
  version: integer('version').notNull().default(0),
});
