import { and, count, eq, inArray, lt, sql } from 'drizzle-orm';
import type { RetainedRows } from '@caravan/content/port';
import { countRows, deleteInBatches, type Database, type Tx } from '@caravan/server-core';
import { articleVote, voteSalt } from './article-vote.table.ts';
import { isPublic } from './article.repo.ts';
import { article } from './article.table.ts';

export const hasPublicArticle = async (tx: Tx, id: number, now: Date): Promise<boolean> => {
  const [found] = await tx
    .select({ id: article.id })
    .from(article)
    .where(and(eq(article.id, id), isPublic(now)));
  return found !== undefined;
};

/** The salt of a day. The first call of a day stores it and deletes those of earlier days. */
export const saltOf = async (tx: Tx, day: string, fresh: string): Promise<string> => {
  await tx.insert(voteSalt).values({ day, salt: fresh }).onConflictDoNothing();
  const [row] = await tx.select({ salt: voteSalt.salt }).from(voteSalt).where(eq(voteSalt.day, day));
  if (!row) throw new Error(`the salt of ${day} was not written`);
  await tx.delete(voteSalt).where(lt(voteSalt.day, day));
  return row.salt;
};

/** Stores a reader's vote; a later vote replaces an earlier one. */
export const putVote = async (tx: Tx, vote: typeof articleVote.$inferInsert): Promise<void> => {
  const { helpful, votedAt } = vote;
  await tx
    .insert(articleVote)
    .values(vote)
    .onConflictDoUpdate({ target: [articleVote.articleId, articleVote.voter], set: { helpful, votedAt } });
};

export interface VoteCount {
  yes: number;
  no: number;
}

/** Votes by article; articles without votes are left out. */
export const countVotes = async (db: Database, ids: readonly number[]): Promise<Map<number, VoteCount>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: articleVote.articleId,
      all: count(),
      yes: sql<number>`count(*) FILTER (WHERE ${articleVote.helpful})`.mapWith(Number),
    })
    .from(articleVote)
    .where(inArray(articleVote.articleId, [...ids]))
    .groupBy(articleVote.articleId);
  return new Map(rows.map(({ id, all, yes }) => [id, { yes, no: all - yes }]));
};

/** Old votes say little of an article that has changed since. */
export const retainedVotes = (db: Database): RetainedRows => {
  const castBefore = (before: Date) => lt(articleVote.votedAt, before);
  return {
    count: (before) => countRows(db, articleVote, castBefore(before)),
    delete: (before) => deleteInBatches(db, articleVote, castBefore(before)),
  };
};
