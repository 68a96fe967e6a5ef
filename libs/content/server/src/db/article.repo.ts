import { defaultLanguage, type Language } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import { and, asc, count, eq, inArray, isNull, lte, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { article, articleText, articleGroup } from './article.table.ts';
import { byName, containsWord } from './article-search.ts';

/** The columns of every link to an article. */
const linkColumns = {
  id: article.id,
  type: article.type,
  slug: articleText.slug,
  name: articleText.name,
  language: articleText.language,
};

export interface ArticleFilter {
  language: Language;
  now: Date;
  type?: number | undefined;
  /** The key of a group, or its name in any language. */
  group?: string | undefined;
  /** Words that must all occur in name, summary or text. */
  words: readonly string[];
}

export type LinkRow = Awaited<ReturnType<typeof findLinks>>[number];
export type SummaryRow = Awaited<ReturnType<typeof findPage>>[number];
export type ArticleRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

const ownText = alias(articleText, 'own_text');

/** The text of an article in the language of its reader, or the English one if it has none in it. */
const inLanguage = (db: Database, language: Language): SQL | undefined => {
  const ofArticle = eq(articleText.articleId, article.id);
  if (language === defaultLanguage) return and(ofArticle, eq(articleText.language, defaultLanguage));
  const own = db
    .select({ id: ownText.articleId })
    .from(ownText)
    .where(and(eq(ownText.articleId, article.id), eq(ownText.language, language)));
  return and(
    ofArticle,
    or(eq(articleText.language, language), and(eq(articleText.language, defaultLanguage), notExists(own))),
  );
};
const inOrder = [asc(articleGroup.position), asc(articleGroup.key), asc(article.position), asc(article.id)];

const inGroup = (group: string) =>
  or(eq(articleGroup.key, group), sql`${group} IN (SELECT value FROM jsonb_each_text(${articleGroup.names}))`);
/** Neither a draft nor an article of the future. */
export const isPublic = (now: Date): SQL | undefined =>
  and(eq(article.draft, false), or(isNull(article.publishAt), lte(article.publishAt, now)));
const typed = (type: number | undefined) => (type === undefined ? undefined : eq(article.type, type));

const matching = ({ language, now, type, group, words }: ArticleFilter): SQL | undefined =>
  and(
    isPublic(now),
    typed(type),
    group ? inGroup(group) : undefined,
    ...words.map((word) => containsWord(word, language)),
  );

/** A text that was written before its article became public is as new as the article. */
const shownSince = sql<Date>`greatest(${articleText.updatedAt}, ${article.publishAt})`.mapWith(articleText.updatedAt);

const summaryColumns = {
  ...linkColumns,
  groupKey: articleGroup.key,
  groupNames: articleGroup.names,
  summary: articleText.summary,
  updatedAt: shownSince,
};

export const findPage = (db: Database, filter: ArticleFilter, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select(summaryColumns)
    .from(article)
    .innerJoin(articleText, inLanguage(db, filter.language))
    .innerJoin(articleGroup, eq(articleGroup.key, article.groupKey))
    .where(matching(filter))
    .orderBy(...byName(filter.words, filter.language), ...inOrder)
    .limit(limit)
    .offset(offset);

export const countArticles = async (db: Database, filter: ArticleFilter): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(article)
    .innerJoin(articleText, inLanguage(db, filter.language))
    .innerJoin(articleGroup, eq(articleGroup.key, article.groupKey))
    .where(matching(filter));
  return row?.total ?? 0;
};

/** The number of matching articles in each group, regardless of the group in the filter. */
export const countByGroup = (db: Database, filter: ArticleFilter) =>
  db
    .select({ group: articleGroup.key, groupNames: articleGroup.names, count: count() })
    .from(article)
    .innerJoin(articleText, inLanguage(db, filter.language))
    .innerJoin(articleGroup, eq(articleGroup.key, article.groupKey))
    .where(matching({ ...filter, group: undefined }))
    .groupBy(articleGroup.key)
    .orderBy(asc(articleGroup.position));

export const findFooterLinks = (db: Database, language: Language, now: Date) =>
  db
    .select({ ...linkColumns, groupKey: articleGroup.key, groupNames: articleGroup.names })
    .from(article)
    .innerJoin(articleText, inLanguage(db, language))
    .innerJoin(articleGroup, eq(articleGroup.key, article.groupKey))
    .where(and(eq(article.inFooter, true), isPublic(now)))
    .orderBy(...inOrder);

export const findArticle = async (db: Database, id: number, language: Language, now: Date) => {
  const [found] = await db
    .select({ ...summaryColumns, html: articleText.html, toc: articleText.toc, related: article.related })
    .from(article)
    .innerJoin(articleText, inLanguage(db, language))
    .innerJoin(articleGroup, eq(articleGroup.key, article.groupKey))
    .where(and(eq(article.id, id), isPublic(now)));
  return found;
};

/** In no particular order. Unknown ids, drafts and articles of the future are left out. */
export const findLinks = (db: Database, ids: readonly number[], language: Language, now: Date) =>
  db
    .select(linkColumns)
    .from(article)
    .innerJoin(articleText, inLanguage(db, language))
    .where(and(inArray(article.id, [...ids]), isPublic(now)));

/** All public articles with their canonical path, and the last change in any language. */
export const findSitemapRows = (db: Database, now: Date) =>
  db
    .select({
      ...linkColumns,
      updatedAt:
        sql<Date>`(SELECT greatest(max(t.updated_at), ${article.publishAt}) FROM article_text t WHERE t.article_id = ${article.id})`.mapWith(
          articleText.updatedAt,
        ),
    })
    .from(article)
    .innerJoin(articleText, inLanguage(db, defaultLanguage))
    .where(isPublic(now))
    .orderBy(asc(article.id));
