import { load, type FrameFeature } from '@caravan/web-core';
import { footerQuery, siteEndpoints, websiteQuery } from '../lib/site-data.ts';

/** Fills the store with what the layouts show: name and contacts everywhere, the footer and the flags in the default layout only. */
export const loadLayout: NonNullable<FrameFeature['loader']> = async ({ store }, layout) => {
  if (layout === 'bare') return;
  const { website, configurations, footer } = siteEndpoints();
  const { websiteTag: tag } = store.getState().session;
  await Promise.all([
    load(store, website.initiate(websiteQuery(tag))),
    ...(layout === 'default' ? [load(store, configurations.initiate()), load(store, footer.initiate(footerQuery))] : []),
  ]);
};
