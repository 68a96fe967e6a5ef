import { usualRules, type ArticlePage, type ArticlePageQuery, type FooterGroup } from '@caravan/content/contract';
import { sliceOf, textIn, type Language } from '@caravan/kernel';
import { countArticles, countByGroup, findFooterLinks, findPage, type ArticleFilter } from '../db/article.repo.ts';
import { fillRules, hasPlaceholder } from '../domain/fill-article.ts';
import { searchWords } from '../domain/search-words.ts';
import { presentLink, presentSummary } from '../present-article.ts';
import type { ContentContext } from './content-context.ts';
import { readFillings } from './fillings.ts';

/** The footer's groups with their articles, in display order. */
export const footerGroups = ({ db, clock, footers }: ContentContext, language: Language): Promise<FooterGroup[]> =>
  footers.get(language, async () => {
    const groups = new Map<string, FooterGroup>();
    for (const link of await findFooterLinks(db, language, clock())) {
      const group = groups.get(link.groupKey) ?? { group_name: textIn(link.groupNames, language), articles: [] };
      group.articles.push(presentLink(link));
      groups.set(link.groupKey, group);
    }
    return [...groups.values()];
  });

const loadPage = async (
  { db }: ContentContext,
  filter: ArticleFilter,
  query: ArticlePageQuery,
): Promise<ArticlePage> => {
  const [rows, total, groups] = await Promise.all([
    findPage(db, filter, sliceOf(query)),
    countArticles(db, filter),
    countByGroup(db, filter),
  ]);
  const rules = rows.some(({ summary }) => hasPlaceholder(summary)) ? (await readFillings(db)).rules : usualRules;
  return {
    items: rows.map(({ summary, ...row }) =>
      presentSummary({ ...row, summary: fillRules(summary, rules, row.language) }, filter.language),
    ),
    page: query.page,
    page_size: query.page_size,
    total,
    groups: groups.map(({ group, groupNames, count }) => ({
      group,
      group_name: textIn(groupNames, filter.language),
      count,
    })),
  };
};

/** A page of articles; pages without a search are cached. */
export const listArticles = (
  context: ContentContext,
  query: ArticlePageQuery,
  language: Language,
): Promise<ArticlePage> => {
  const filter: ArticleFilter = {
    language,
    now: context.clock(),
    type: query.type === undefined ? undefined : Number(query.type),
    group: query.group || undefined,
    words: searchWords(query.q ?? ''),
  };
  const load = () => loadPage(context, filter, query);
  if (filter.words.length) return load();
  return context.pages.get(JSON.stringify([language, filter.type, filter.group, query.page, query.page_size]), load);
};
