import { createArticleSchema, listStaffArticlesSchema, updateArticleSchema } from '@caravan/content/contract/staff';
import { route, type Core } from '@caravan/server-core';
import type { ContentContext } from '../../use-cases/content-context.ts';
import { editArticle, listStaffArticles } from '../../use-cases/edit-articles.ts';

const subject = (id: number) => ({ kind: 'article', ref: String(id) });

export const articleRoutes = (core: Core, context: ContentContext) => [
  route(listStaffArticlesSchema, ({ query }) => listStaffArticles(context, query)),
  route(createArticleSchema, ({ body, audit }) =>
    editArticle(core, context, { id: null, given: body, audit: (tx, id) => audit(tx, { action: 'article.create', subject: subject(id) }) }),
  ),
  route(updateArticleSchema, ({ params, body, audit }) =>
    editArticle(core, context, { id: params.id, given: body, audit: (tx, id) => audit(tx, { action: 'article.update', subject: subject(id) }) }),
  ),
];
