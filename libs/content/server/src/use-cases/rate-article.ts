import { randomBytes } from 'node:crypto';
import { fail } from '@caravan/content/contract';
import type { Core, Tx } from '@caravan/server-core';
import { hasPublicArticle, putVote, saltOf } from '../db/article-vote.repo.ts';
import { voterOfAddress, voterOfUser } from '../domain/voter.ts';

export interface ArticleRating {
  id: number;
  helpful: boolean;
  userId: string | undefined;
  /** The address of a reader without a session; it is never stored. */
  address: string;
}

const voterOf = async (tx: Tx, { id, userId, address }: ArticleRating, now: Date): Promise<string> => {
  if (userId !== undefined) return voterOfUser(id, userId);
  const day = now.toISOString().slice(0, 10);
  return voterOfAddress(id, address, await saltOf(tx, day, randomBytes(32).toString('base64url')));
};

/** Stores whether an article helped: one vote for each user, or for each address and day. A later vote replaces it. */
export const rateArticle = async (
  { transaction, clock }: Pick<Core, 'transaction' | 'clock'>,
  rating: ArticleRating,
): Promise<null> => {
  const now = clock();
  return transaction(async (tx) => {
    if (!(await hasPublicArticle(tx, rating.id, now))) throw fail('not_found');
    await putVote(tx, {
      articleId: rating.id,
      voter: await voterOf(tx, rating, now),
      helpful: rating.helpful,
      votedAt: now,
    });
    return null;
  });
};
