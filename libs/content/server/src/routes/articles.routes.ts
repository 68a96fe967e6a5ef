import { getArticleContract, listArticlesContract, rateArticleContract } from '@caravan/content/contract/schema';
import { route, type Core, type Route } from '@caravan/server-core';
import type { ContentContext } from '../use-cases/content-context.ts';
import { footerGroups, listArticles } from '../use-cases/list-articles.ts';
import { rateArticle } from '../use-cases/rate-article.ts';
import { readArticle } from '../use-cases/read-article.ts';

/** Articles of the help center and the news. */
export const articleRoutes = (core: Core, context: ContentContext): Route[] => [
  // One path with two shapes (specification 23.5): the footer's groups for type 2, otherwise a page.
  route(listArticlesContract, ({ query: { type, ...query }, language }) =>
    type === '2' ? footerGroups(context, language) : listArticles(context, { ...query, type }, language),
  ),

  route(getArticleContract, ({ params, language }) => readArticle(context, params.id, language)),

  route(rateArticleContract, ({ params, body, session, request }) =>
    rateArticle(core, { id: params.id, helpful: body.helpful, userId: session?.userId, address: request.ip }),
  ),
];
