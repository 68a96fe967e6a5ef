import type { FrameFeature } from '@caravan/web-core';
import { siteEndpoints, websiteQuery } from '../lib/site-data.ts';

/** Titles of the not-found page and the error page. */
export const errorMeta: FrameFeature['errorMeta'] = ({ status }, t) => ({
  title: t(status === 404 ? 'notFound.title' : 'error.title'),
  noindex: true,
});

/** The name of this website, by its tag. */
export const siteName: NonNullable<FrameFeature['siteName']> = (state, t) => {
  const { data } = siteEndpoints().website.select(websiteQuery(state.session.websiteTag))(state);
  return data?.WEBSITE_NAME || t('siteName');
};
