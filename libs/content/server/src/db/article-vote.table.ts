import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { article } from './article.table.ts';

/** Whether an article helped. Each reader has one vote per article and may change it. */
export const articleVote = pgTable(
  'article_vote',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    /** A hash that does not reveal the reader: see `domain/voter.ts`. */
    voter: text('voter').notNull(),
    helpful: boolean('helpful').notNull(),
    votedAt: timestamp('voted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'article_vote_pkey', columns: [table.articleId, table.voter] }),
    index('article_vote_voted_at').on(table.votedAt),
  ],
);

/**
 * The salt for hashing addresses on one day. It is deleted on the next day, so that votes can no longer be matched to
 * addresses.
 */
export const voteSalt = pgTable('vote_salt', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: text('salt').notNull(),
});
