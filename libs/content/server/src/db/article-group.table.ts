import type { StaffArticleGroup } from '@caravan/content/contract';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Groups of articles, in the footer and in lists. */
export const articleGroup = pgTable('article_group', {
  key: text('key').primaryKey(),
  position: integer('position').notNull(),
  /** By language. */
  names: jsonb('names').$type<StaffArticleGroup['names']>().notNull(),
  /** When staff first changed it; the start of the server then no longer updates it. */
  editedAt: timestamp('edited_at', { withTimezone: true }),
  /** Rises with each change by staff. */
  version: integer('version').notNull().default(0),
});
