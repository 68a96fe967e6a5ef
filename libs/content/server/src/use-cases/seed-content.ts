import { inLanguages } from '@caravan/kernel';
import type { Core } from '@caravan/server-core';
import { lockArticles } from '../db/article-version.repo.ts';
import {
  listArticleSources,
  putNewerRates,
  putTexts,
  putUneditedArticles,
  putUneditedGroups,
  putUneditedWebsite,
  removeRetired,
} from '../db/seed.repo.ts';
import { defaultTag } from '../db/website.repo.ts';
import { articleTextRow, type ArticleTextInput } from '../domain/article-text-row.ts';
import type { SeedFile } from '../domain/seed-file.ts';
import { serviceEmail } from '../domain/service-email.ts';
import { articleFiles, catalogue } from '../seed/catalogue.ts';
import { seedRates } from '../seed/exchange-rates.ts';
import { words } from '../words/words.ts';
import { topics } from './content-context.ts';
import { keepArticleVersions } from './keep-article-versions.ts';

const groupRows = catalogue.map(({ key }, position) => ({
  key,
  position,
  names: inLanguages((language) => words[language].groups[key]),
}));

const articleRows = catalogue.flatMap(({ key, articles }) =>
  articles.map(({ id, type, footer, related }, position) => ({
    id,
    type,
    groupKey: key,
    position,
    inFooter: footer === true,
    related: [...related],
  })),
);

const writtenText = ({ id, updated, ...text }: SeedFile): ArticleTextInput => ({
  articleId: id,
  ...text,
  updatedAt: updated,
});

/** Rendering all articles takes a tenth of a start, so a start renders only the texts that differ from the stored ones. */
const changedTexts = (
  shipped: readonly ArticleTextInput[],
  stored: readonly ArticleTextInput[],
): ArticleTextInput[] => {
  const sourceOf = ({ articleId, language, slug, name, summary, markdown, updatedAt }: ArticleTextInput): string =>
    JSON.stringify([articleId, language, slug, name, summary, markdown, updatedAt]);
  const known = new Set(stored.map(sourceOf));
  return shipped.filter((text) => !known.has(sourceOf(text)));
};

const rateRows = Object.entries(seedRates).map(([currency, rate], position) => ({
  currency,
  ...rate,
  source: 'product' as const,
  position,
}));

/** Until an owner writes others. */
export const shippedWebsite = { name: 'Caravan', logoPath: '/logo.svg' };

const firstWebsite = (publicUrl: string) => ({
  tag: defaultTag,
  ...shippedWebsite,
  serviceEmail: serviceEmail(publicUrl),
  socials: (['facebook', 'instagram', 'x'] as const).map((name) => ({ name, url: '' })),
});

/** Updates articles, website and rates to this version of the product. Content that staff have changed stays. */
export const seedContent = async ({
  transaction,
  config,
  caches,
  clock,
}: Pick<Core, 'transaction' | 'config' | 'caches' | 'clock'>): Promise<void> => {
  const texts = articleFiles().map(writtenText);
  // All servers write the same rows in the same order, so that concurrent starts wait for each other and do not
  // deadlock.
  await transaction(async (tx) => {
    await lockArticles(tx);
    await putUneditedGroups(tx, groupRows);
    const unedited = new Set(await putUneditedArticles(tx, articleRows));
    const ours = texts.filter((text) => unedited.has(text.articleId));
    const changed = changedTexts(ours, await listArticleSources(tx));
    await putTexts(tx, changed.map(articleTextRow));
    await keepArticleVersions(
      tx,
      changed.map(({ articleId }) => articleId),
      clock(),
    );
    await removeRetired(
      tx,
      articleRows.map(({ id }) => id),
    );
    await putUneditedWebsite(tx, firstWebsite(config.publicUrl));
    await putNewerRates(tx, rateRows);
    // Servers of an earlier version may be running.
    for (const topic of [topics.articles, topics.websites, topics.rates]) await caches.changed(tx, topic);
  });
};
