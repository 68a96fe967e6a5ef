import { contentPaths } from '@caravan/routes';

/**
 * A draft is for staff only; a scheduled article is shown from its time on. The schema and the pages of staff share the
 * list, and only the schema loads zod.
 */
export const articleStates = ['draft', 'scheduled', 'published'] as const;

export type ArticleState = (typeof articleStates)[number];

/**
 * The articles that state the terms of an order (specification 30.1): terms of service, what it costs, refunds, storage,
 * prohibited goods, customs, privacy.
 */
export const termsArticleIds = [contentPaths.termsId, 63, 66, 67, 71, 72, contentPaths.privacyId] as const;
