import { contentPaths } from '@caravan/routes';

/**
 * The articles that state the terms of an order (specification 30.1): terms of service, what it costs, refunds, storage,
 * prohibited goods, customs, privacy.
 */
export const termsArticleIds = [contentPaths.termsId, 63, 66, 67, 71, 72, contentPaths.privacyId] as const;
