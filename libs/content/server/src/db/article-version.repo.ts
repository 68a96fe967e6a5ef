import { and, eq, inArray, like, or, sql } from 'drizzle-orm';
import type { ServiceFeeVersion, ShopRules } from '@caravan/content/contract';
import type { Database, Tx } from '@caravan/server-core';
import { isPublic } from './article.repo.ts';
import { article, articleText, articleTextVersion } from './article.table.ts';
import { findSettings } from './setting.repo.ts';
import { setting } from './setting.table.ts';

export type ArticleVersionRow = typeof articleTextVersion.$inferSelect;

/**
 * Lets one transaction at a time change articles or what is filled into them, until it ends; otherwise the version of an
 * article could lack a concurrent change of the periods or the rules. It comes before any other lock.
 */
export const lockArticles = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('texts of articles', 0))`);
};

/** The texts of these articles, and of those that state periods of retention or rules of the shop; without drafts. */
export const findPublishedTexts = (tx: Tx, articleIds: readonly number[]) =>
  tx
    .select({
      articleId: article.id,
      type: article.type,
      publishAt: article.publishAt,
      language: articleText.language,
      slug: articleText.slug,
      name: articleText.name,
      summary: articleText.summary,
      html: articleText.html,
      versionId: articleText.versionId,
    })
    .from(article)
    .innerJoin(articleText, eq(articleText.articleId, article.id))
    .where(
      and(
        eq(article.draft, false),
        or(inArray(article.id, [...articleIds]), like(articleText.html, '%{{%'), like(articleText.summary, '%{{%')),
      ),
    );

/** Keeps versions, which may be there, and makes each that of its text. */
export const putVersions = async (tx: Tx, rows: readonly ArticleVersionRow[]): Promise<void> => {
  if (!rows.length) return;
  await tx
    .insert(articleTextVersion)
    .values([...rows])
    .onConflictDoNothing();
  const ids = rows.map((row) => row.id);
  await tx
    .update(articleText)
    .set({ versionId: articleTextVersion.id })
    .from(articleTextVersion)
    .where(
      and(
        inArray(articleTextVersion.id, ids),
        eq(articleText.articleId, articleTextVersion.articleId),
        eq(articleText.language, articleTextVersion.language),
      ),
    );
};

const currentColumns = {
  articleId: articleText.articleId,
  language: articleText.language,
  versionId: articleText.versionId,
};

/** The versions that visitors read now, in every language. */
export const findCurrentVersions = (db: Database | Tx, articleIds: readonly number[], now: Date) =>
  db
    .select(currentColumns)
    .from(articleText)
    .innerJoin(article, eq(article.id, articleText.articleId))
    .where(and(inArray(articleText.articleId, [...articleIds]), isPublic(now)));

/**
 * The same with the rules and the service fees that the shop has set, of the same moment. Without a public article the
 * rules take a statement of their own.
 */
export const findCurrentTerms = async (tx: Tx, articleIds: readonly number[], now: Date) => {
  const set = (key: string) => tx.select({ value: setting.value }).from(setting).where(eq(setting.key, key));
  const current = await tx
    .select({
      ...currentColumns,
      rules: sql<ShopRules | null>`(${set('rules')})`,
      fees: sql<ServiceFeeVersion[] | null>`(${set('service_fee')})`,
    })
    .from(articleText)
    .innerJoin(article, eq(article.id, articleText.articleId))
    .where(and(inArray(articleText.articleId, [...articleIds]), isPublic(now)));
  const [first] = current;
  if (first) return { current, shopRules: first.rules, serviceFees: first.fees };
  const { rules, service_fee: fees } = await findSettings(tx, ['rules', 'service_fee']);
  return { current, shopRules: rules?.value, serviceFees: fees?.value };
};

const { id, articleId, language, type, slug, name, publishedAt } = articleTextVersion;
const factColumns = { id, articleId, language, type, slug, name, publishedAt };
export type ArticleVersionFacts = Omit<ArticleVersionRow, 'html' | 'summary'>;

/** Without the texts. */
export const findVersionFacts = (db: Database, ids: readonly string[]): Promise<ArticleVersionFacts[]> =>
  db
    .select(factColumns)
    .from(articleTextVersion)
    .where(inArray(articleTextVersion.id, [...ids]));

export const findVersion = async (db: Database, id: string): Promise<ArticleVersionRow | undefined> =>
  (await db.select().from(articleTextVersion).where(eq(articleTextVersion.id, id)))[0];
