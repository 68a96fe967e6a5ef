import { fail, type Article } from '@caravan/content/contract';
import type { Language } from '@caravan/kernel';
import { findArticle, findLinks, type LinkRow } from '../db/article.repo.ts';
import { findSetting } from '../db/setting.repo.ts';
import { fillRetention, periodsOf, statesRetention } from '../domain/retention-list.ts';
import { presentArticle } from '../present-article.ts';
import type { ContentContext } from './content-context.ts';

const inOrderOf = (ids: readonly number[], links: readonly LinkRow[]): LinkRow[] =>
  ids.flatMap((id) => links.find((link) => link.id === id) ?? []);

const load = async ({ db, clock }: ContentContext, id: number, language: Language): Promise<Article | undefined> => {
  const now = clock();
  const found = await findArticle(db, id, language, now);
  if (!found) return undefined;
  const set = statesRetention(found.html) ? await findSetting(db, 'retention') : undefined;
  const html = fillRetention(found.html, periodsOf(set), language);
  const related = found.related.length ? await findLinks(db, found.related, language, now) : [];
  return presentArticle({ ...found, html }, inOrderOf(found.related, related), language);
};

/** One article with its related articles; throws `not_found` if it does not exist or is not public. */
export const readArticle = async (context: ContentContext, id: number, language: Language): Promise<Article> => {
  const article = await context.articles.get(`${language}/${id}`, () => load(context, id, language));
  if (!article) throw fail('not_found');
  return article;
};
