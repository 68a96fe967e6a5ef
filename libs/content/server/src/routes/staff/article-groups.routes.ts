import { createArticleGroupSchema, listArticleGroupsSchema, updateArticleGroupSchema } from '@caravan/content/contract/staff';
import { route, type Core } from '@caravan/server-core';
import type { ContentContext } from '../../use-cases/content-context.ts';
import { editArticleGroup, listArticleGroups } from '../../use-cases/edit-article-groups.ts';

const subject = (key: string) => ({ kind: 'article_group', ref: key });

export const articleGroupRoutes = (core: Core, context: ContentContext) => [
  route(listArticleGroupsSchema, () => listArticleGroups(context.db)),
  route(createArticleGroupSchema, ({ body, audit }) =>
    editArticleGroup(core, context, {
      given: body,
      isNew: true,
      audit: (tx) => audit(tx, { action: 'article_group.create', subject: subject(body.key) }),
    }),
  ),
  route(updateArticleGroupSchema, ({ params: { key }, body, audit }) =>
    editArticleGroup(core, context, {
      given: { key, ...body },
      isNew: false,
      audit: (tx) => audit(tx, { action: 'article_group.update', subject: subject(key) }),
    }),
  ),
];
