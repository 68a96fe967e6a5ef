import { and, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '@caravan/server-core';
import type { ArticleTextInput } from '../domain/article-text-row.ts';
import { stemsOf } from './article-search.ts';
import { article, articleText, articleGroup } from './article.table.ts';
import { exchangeRate } from './exchange-rate.table.ts';
import { website } from './setting.table.ts';
import type { NewArticleText } from './staff-article.repo.ts';

/** Articles that ship with the product have lower ids. */
const firstOwnId = 1000;

const excluded = (column: string) => sql.raw(`excluded.${column}`);

/** Stores groups that staff have not changed. */
export const putUneditedGroups = async (
  tx: Tx,
  groups: readonly (typeof articleGroup.$inferInsert)[],
): Promise<void> => {
  await tx
    .insert(articleGroup)
    .values([...groups])
    .onConflictDoUpdate({
      target: articleGroup.key,
      set: { position: excluded('position'), names: excluded('names') },
      setWhere: isNull(articleGroup.editedAt),
    });
};

/** Stores articles that staff have not changed, and returns their ids. */
export const putUneditedArticles = async (
  tx: Tx,
  articles: readonly (typeof article.$inferInsert & { id: number })[],
): Promise<number[]> => {
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

/** The texts as they were written, without what was rendered from them. */
export const listArticleSources = (tx: Tx): Promise<ArticleTextInput[]> =>
  tx
    .select({
      articleId: articleText.articleId,
      language: articleText.language,
      slug: articleText.slug,
      name: articleText.name,
      summary: articleText.summary,
      markdown: articleText.markdown,
      updatedAt: articleText.updatedAt,
    })
    .from(articleText);

export const putTexts = async (tx: Tx, texts: readonly NewArticleText[]): Promise<void> => {
  if (!texts.length) return;
  await tx
    .insert(articleText)
    .values(texts.map((text) => ({ ...text, stems: stemsOf(text) })))
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
        stems: excluded('stems'),
        search: excluded('search'),
        updatedAt: excluded('updated_at'),
      },
    });
};

/** Deletes shipped articles that this version no longer has, unless staff have changed them. */
export const removeRetired = async (tx: Tx, kept: readonly number[]): Promise<void> => {
  await tx
    .delete(article)
    .where(and(lt(article.id, firstOwnId), isNull(article.editedAt), notInArray(article.id, [...kept])));
};

/** Stores a website unless staff have changed it. */
export const putUneditedWebsite = async (tx: Tx, row: typeof website.$inferInsert): Promise<void> => {
  await tx
    .insert(website)
    .values(row)
    .onConflictDoUpdate({ target: website.tag, set: row, setWhere: isNull(website.editedAt) });
};

/** Adds missing rates and replaces those of an earlier day. */
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
