import type { Tx } from '@caravan/server-core';
import { findPublishedTexts, putVersion } from '../db/article-version.repo.ts';
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
  for (const { publishAt, versionId, ...text } of await findPublishedTexts(tx, articleIds)) {
    const html = fillRetention(text.html, periods, text.language);
    const id = versionIdOf({ ...text, html });
    const publishedAt = publishAt && publishAt > now ? publishAt : now;
    if (id !== versionId) await putVersion(tx, { ...text, id, html, publishedAt });
  }
};
