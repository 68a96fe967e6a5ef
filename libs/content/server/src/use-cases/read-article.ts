import { fail, type Article } from '@caravan/content/contract';
import type { Language } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import { findArticle, findLinks, type ArticleRow, type LinkRow } from '../db/article.repo.ts';
import { fillArticle, fillToc, hasPlaceholder } from '../domain/fill-article.ts';
import { presentArticle } from '../present-article.ts';
import type { ContentContext } from './content-context.ts';
import { readFillings } from './fillings.ts';

const inOrderOf = (ids: readonly number[], links: readonly LinkRow[]): LinkRow[] =>
  ids.flatMap((id) => links.find((link) => link.id === id) ?? []);

const filledBy = async (db: Database, found: ArticleRow): Promise<ArticleRow> => {
  const fillings = await readFillings(db);
  return { ...fillArticle(found, fillings), toc: fillToc(found.toc, fillings.rules, found.language) };
};

const load = async ({ db, clock }: ContentContext, id: number, language: Language): Promise<Article | undefined> => {
  const now = clock();
  const found = await findArticle(db, id, language, now);
  if (!found) return undefined;
  const filled = hasPlaceholder(found.html + found.summary) ? await filledBy(db, found) : found;
  const related = found.related.length ? await findLinks(db, found.related, language, now) : [];
  return presentArticle(filled, inOrderOf(found.related, related), language);
};

/** One article with its related articles; throws `not_found` if it does not exist or is not public. */
export const readArticle = async (context: ContentContext, id: number, language: Language): Promise<Article> => {
  const article = await context.articles.get(`${language}/${id}`, () => load(context, id, language));
  if (!article) throw fail('not_found');
  return article;
};
