import type { Tx } from '@caravan/server-core';
import { findPublishedTexts, putVersions } from '../db/article-version.repo.ts';
import { fillArticle } from '../domain/fill-article.ts';
import { versionIdOf } from '../domain/version-id.ts';
import { readFillings } from './fillings.ts';

/**
 * Keeps the texts of these articles as visitors read them, and those that state periods of retention or rules of the shop.
 * Each change of an article, of the periods or of the rules calls it in its transaction, after `lockArticles`. A text that is to be published later
 * is kept at once; a draft is not.
 */
export const keepArticleVersions = async (tx: Tx, articleIds: readonly number[], now: Date): Promise<void> => {
  const fillings = await readFillings(tx);
  const texts = (await findPublishedTexts(tx, articleIds)).map(({ publishAt, versionId, ...text }) => {
    const filled = fillArticle(text, fillings);
    const publishedAt = publishAt && publishAt > now ? publishAt : now;
    return { versionId, row: { ...filled, id: versionIdOf(filled), publishedAt } };
  });
  await putVersions(
    tx,
    texts.filter(({ versionId, row }) => row.id !== versionId).map(({ row }) => row),
  );
};
