import type { TermsRules } from '@caravan/content/contract';
import type { WrittenText } from '@caravan/kernel';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** An article of terms, with the ids of its versions by language. */
export type PinnedArticle = WrittenText & { id: number };

/**
 * Terms of orders. The id is the hash of the rest, so all orders of the same terms name one row. Rows are only added
 * (`0000_init.sql`).
 */
export const terms = pgTable('terms', {
  id: text('id').primaryKey(),
  rules: jsonb('rules').$type<TermsRules>().notNull(),
  articles: jsonb('articles').$type<PinnedArticle[]>().notNull(),
  /** When they were first pinned. */
  pinnedAt: timestamp('pinned_at', { withTimezone: true }).notNull(),
});
