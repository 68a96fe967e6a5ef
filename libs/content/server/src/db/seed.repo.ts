import { and, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '@caravan/server-core';
import { articleGroup } from './article-group.table.ts';
import { article, articleText } from './article.table.ts';
import { exchangeRate } from './exchange-rate.table.ts';
import { website } from './website.table.ts';

/** Articles that come with the product have ids below this one. */
const firstOwnId = 1000;

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** Writes groups that staff never touched. */
export const putUntouchedGroups = async (tx: Tx, groups: readonly (typeof articleGroup.$inferInsert)[]): Promise<void> => {
  await tx
    .insert(articleGroup)
    .values([...groups])
    .onConflictDoUpdate({
      target: articleGroup.key,
      set: { position: excluded('position'), nameEn: excluded('name_en'), nameZh: excluded('name_zh') },
      setWhere: isNull(articleGroup.editedAt),
    });
};

/** Writes articles that staff never touched, and returns the ids of those. */
export const putUntouchedArticles = async (tx: Tx, articles: readonly (typeof article.$inferInsert & { id: number })[]): Promise<number[]> => {
  const written = await tx
    .insert(article)
    .values([...articles])
    .onConflictDoUpdate({
      target: article.id,
      set: {
        type: excluded('type'),
        groupKey: excluded('group_key'),
        position: excluded('position'),
        inFooter: excluded('in_footer'),
        related: excluded('related'),
      },
      setWhere: isNull(article.editedAt),
    })
    .returning({ id: article.id });
  return written.map(({ id }) => id);
};

export const putTexts = async (tx: Tx, texts: readonly (typeof articleText.$inferInsert)[]): Promise<void> => {
  if (!texts.length) return;
  await tx
    .insert(articleText)
    .values([...texts])
    .onConflictDoUpdate({
      target: [articleText.articleId, articleText.language],
      set: {
        slug: excluded('slug'),
        name: excluded('name'),
        summary: excluded('summary'),
        markdown: excluded('markdown'),
        html: excluded('html'),
        toc: excluded('toc'),
        plain: excluded('plain'),
        hanPairs: excluded('han_pairs'),
        updatedAt: excluded('updated_at'),
      },
    });
};

/** Takes away what an earlier version brought and this one does not, unless staff made it theirs. */
export const removeRetired = async (tx: Tx, kept: readonly number[]): Promise<void> => {
  await tx.delete(article).where(and(lt(article.id, firstOwnId), isNull(article.editedAt), notInArray(article.id, [...kept])));
};

/** Fills a website's row as long as staff have not touched it. */
export const putUntouchedWebsite = async (tx: Tx, row: typeof website.$inferInsert): Promise<void> => {
  await tx.insert(website).values(row).onConflictDoUpdate({ target: website.tag, set: row, setWhere: isNull(website.editedAt) });
};

/** Adds rates that are missing and replaces those of an earlier day. */
export const putNewerRates = async (tx: Tx, rates: readonly (typeof exchangeRate.$inferInsert)[]): Promise<void> => {
  await tx
    .insert(exchangeRate)
    .values([...rates])
    .onConflictDoUpdate({
      target: exchangeRate.currency,
      set: { perEuro: excluded('per_euro'), asOf: excluded('as_of'), source: excluded('source') },
      setWhere: sql`${exchangeRate.asOf} < excluded.as_of`,
    });
};
