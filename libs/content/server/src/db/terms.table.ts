import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { TermsRules } from '@caravan/cart-orders/contract';

/** An article of terms, with the ids of its versions. */
export interface PinnedArticle {
  id: number;
  en: string;
  zh: string;
}

/**
 * Terms of orders. The id is the hash of the rest, so all orders of the same terms name one row. Rows are only added
 * (`migrations-extra/terms.sql`).
 */
export const terms = pgTable('terms', {
  id: text('id').primaryKey(),
  rules: jsonb('rules').$type<TermsRules>().notNull(),
  articles: jsonb('articles').$type<PinnedArticle[]>().notNull(),
  /** When they were first pinned. */
  pinnedAt: timestamp('pinned_at', { withTimezone: true }).notNull(),
});
