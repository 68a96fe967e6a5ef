import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Groups that articles are sorted into, in the footer as in lists. */
export const articleGroup = pgTable('article_group', {
  key: text('key').primaryKey(),
  position: integer('position').notNull(),
  nameEn: text('name_en').notNull(),
  nameZh: text('name_zh').notNull(),
  /** When staff first changed it; from then on no start of the server touches it. */
  editedAt: timestamp('edited_at', { withTimezone: true }),
});
