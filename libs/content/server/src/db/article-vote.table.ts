import { boolean, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { article } from './article.table.ts';

/** Whether an article helped: one answer for each reader, who may change it. */
export const articleVote = pgTable(
  'article_vote',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    /** A hash that leads back to nobody: see `domain/voter.ts`. */
    voter: text('voter').notNull(),
    helpful: boolean('helpful').notNull(),
    votedAt: timestamp('voted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ name: 'article_vote_pkey', columns: [table.articleId, table.voter] })],
);

/** What addresses are hashed with on one day; thrown away on the next, after which no address can be tried against a vote. */
export const voteSalt = pgTable('vote_salt', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: text('salt').notNull(),
});
