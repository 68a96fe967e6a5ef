import { load, type AppLayout } from '@caravan/web-core';
import { footerQuery, siteEndpoints, websiteQuery } from '../lib/site-data.ts';

/**
 * Loads the data of the layouts: name and contacts for all, the footer and the feature flags for the default layout
 * only.
 */
export const loadLayout: NonNullable<AppLayout['loader']> = async ({ store }, layout) => {
  if (layout === 'bare') return;
  const { website, configurations, footer } = siteEndpoints();
  const { websiteTag: tag } = store.getState().session;
  await Promise.all([
    load(store, website.initiate(websiteQuery(tag))),
    ...(layout === 'default'
      ? [load(store, configurations.initiate()), load(store, footer.initiate(footerQuery))]
      : []),
  ]);
};
