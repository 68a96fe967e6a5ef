import { listArticlesSchema } from '@caravan/content/contract/schema';
import { route } from '@caravan/server-core';
import type { ContentContext } from '../use-cases/content-context.ts';
import { footerGroups, listArticles } from '../use-cases/list-articles.ts';

/** One address, two shapes (api.md): the footer's groups for type 2, a page otherwise. */
export const listArticlesRoute = (context: ContentContext) =>
  route(listArticlesSchema, ({ query: { type, ...query }, language }) =>
    type === '2' ? footerGroups(context, language) : listArticles(context, { ...query, type }, language),
  );
