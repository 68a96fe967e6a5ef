import type { NewArticle } from '@caravan/content/contract';
import {
  createArticleContract,
  createArticleGroupContract,
  getStaffArticleContract,
  listArticleGroupsContract,
  listStaffArticlesContract,
  previewArticleContract,
  updateArticleContract,
  updateArticleGroupContract,
} from '@caravan/content/contract/staff';
import { expectedVersion, route, type Core, type Route } from '@caravan/server-core';
import type { ContentContext } from '../use-cases/content-context.ts';
import { editArticleGroup, listArticleGroups } from '../use-cases/edit-article-groups.ts';
import { editArticle, listStaffArticles, previewArticle, readStaffArticle } from '../use-cases/edit-articles.ts';

const articleSubject = (id: number) => ({ kind: 'article', ref: String(id) });
const groupSubject = (key: string) => ({ kind: 'article_group', ref: key });

/** The part of a change that says when visitors see the article. */
const publication = ({ draft, publish_at }: NewArticle) => ({ draft, publish_at });

/** Staff routes for articles and their groups. */
export const articleStaffRoutes = (core: Core, context: ContentContext): Route[] => [
  route(listStaffArticlesContract, ({ query }) => listStaffArticles(context, query)),

  route(getStaffArticleContract, ({ params }) => readStaffArticle(context, params.id)),

  route(previewArticleContract, ({ body, language, unchanged }) => {
    unchanged();
    return previewArticle(context, body.markdown, language);
  }),

  route(createArticleContract, ({ body, audit }) =>
    editArticle(core, context, {
      id: null,
      given: body,
      audit: (tx, id) => audit(tx, { action: 'article.create', subject: articleSubject(id), data: publication(body) }),
    }),
  ),

  route(updateArticleContract, ({ params, body, audit, request }) =>
    editArticle(core, context, {
      id: params.id,
      given: body,
      expected: expectedVersion(request),
      audit: (tx, id) => audit(tx, { action: 'article.update', subject: articleSubject(id), data: publication(body) }),
    }),
  ),

  route(listArticleGroupsContract, () => listArticleGroups(context.db)),

  route(createArticleGroupContract, ({ body, audit }) =>
    editArticleGroup(core, context, {
      given: body,
      isNew: true,
      audit: (tx) => audit(tx, { action: 'article_group.create', subject: groupSubject(body.key) }),
    }),
  ),

  route(updateArticleGroupContract, ({ params: { key }, body, audit, request }) =>
    editArticleGroup(core, context, {
      given: { key, ...body },
      isNew: false,
      expected: expectedVersion(request),
      audit: (tx) => audit(tx, { action: 'article_group.update', subject: groupSubject(key) }),
    }),
  ),
];
