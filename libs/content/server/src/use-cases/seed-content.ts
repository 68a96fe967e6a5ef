import type { Core } from '@caravan/server-core';
import { putNewerRates, putTexts, putUntouchedArticles, putUntouchedGroups, putUntouchedWebsite, removeRetired } from '../db/seed.repo.ts';
import { defaultTag } from '../db/website.repo.ts';
import { articleTextRow } from '../domain/article-text-row.ts';
import type { SeedFile } from '../domain/seed-file.ts';
import { serviceEmail } from '../domain/service-email.ts';
import { articleFiles } from '../seed/article-files.ts';
import { catalogue } from '../seed/catalogue.ts';
import { seedRates } from '../seed/exchange-rates.ts';

const groupRows = catalogue.map(({ key, names }, position) => ({ key, position, nameEn: names.en, nameZh: names.zh }));

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

const textRow = ({ id, updated, ...text }: SeedFile) => articleTextRow({ articleId: id, ...text, updatedAt: updated });

const rateRows = Object.entries(seedRates.perEuro).map(([currency, perEuro], position) => ({
  currency,
  perEuro,
  asOf: seedRates.asOf,
  source: 'product' as const,
  position,
}));

const firstWebsite = (publicUrl: string) => ({
  tag: defaultTag,
  name: 'Caravan',
  logoPath: '/logo.svg',
  serviceEmail: serviceEmail(publicUrl),
  socials: (['facebook', 'instagram', 'x'] as const).map((name) => ({ name, url: '' })),
});

/** Brings articles, website and rates up to this version of the product; what staff have touched stays as they left it. */
export const seedContent = async ({ transaction, config }: Pick<Core, 'transaction' | 'config'>): Promise<void> => {
  const texts = articleFiles().map(textRow);
  // Every server writes the same rows in the same order, so those that start together wait for each other and change nothing twice.
  await transaction(async (tx) => {
    await putUntouchedGroups(tx, groupRows);
    const ours = new Set(await putUntouchedArticles(tx, articleRows));
    await putTexts(
      tx,
      texts.filter((text) => ours.has(text.articleId)),
    );
    await removeRetired(
      tx,
      articleRows.map(({ id }) => id),
    );
    await putUntouchedWebsite(tx, firstWebsite(config.publicUrl));
    await putNewerRates(tx, rateRows);
  });
};
