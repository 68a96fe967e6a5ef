import type { Tx } from '@caravan/server-core';
import { findPublishedTexts, putVersions } from '../db/article-version.repo.ts';
import { findSetting } from '../db/setting.repo.ts';
import { fillRetention, periodsOf } from '../domain/retention-list.ts';
import { versionIdOf } from '../domain/version-id.ts';

/**
 * Keeps the texts of these articles as visitors read them, and those that state the periods of retention. Each change of
 * an article or of the periods calls it in its transaction, after `lockArticles`. A text that is to be published later
 * is kept at once; a draft is not.
 */
export const keepArticleVersions = async (tx: Tx, articleIds: readonly number[], now: Date): Promise<void> => {
  const periods = periodsOf(await findSetting(tx, 'retention'));
  const texts = (await findPublishedTexts(tx, articleIds)).map(({ publishAt, versionId, ...text }) => {
    const html = fillRetention(text.html, periods, text.language);
    const publishedAt = publishAt && publishAt > now ? publishAt : now;
    return { versionId, row: { ...text, id: versionIdOf({ ...text, html }), html, publishedAt } };
  });
  await putVersions(
    tx,
    texts.filter(({ versionId, row }) => row.id !== versionId).map(({ row }) => row),
  );
};
