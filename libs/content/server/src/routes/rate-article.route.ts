import { rateArticleSchema } from '@caravan/content/contract/schema';
import { route, type Core } from '@caravan/server-core';
import { rateArticle } from '../use-cases/rate-article.ts';

export const rateArticleRoute = (core: Core) =>
  route(rateArticleSchema, ({ params, body, session, request }) =>
    rateArticle(core, { id: params.id, helpful: body.helpful, userId: session?.userId, address: request.ip }),
  );
