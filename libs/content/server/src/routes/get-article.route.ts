import { getArticleSchema } from '@caravan/content/contract/schema';
import { route } from '@caravan/server-core';
import type { ContentContext } from '../use-cases/content-context.ts';
import { readArticle } from '../use-cases/read-article.ts';

export const getArticleRoute = (context: ContentContext) =>
  route(getArticleSchema, ({ params, language }) => readArticle(context, params.id, language));
