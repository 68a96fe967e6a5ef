import type { AppLayout } from '@caravan/web-core';
import { selectWebsite } from '../lib/site-data.ts';

/** Titles of the not-found page and the error page. */
export const errorMeta: AppLayout['errorMeta'] = ({ status }, t) => ({
  title: t(status === 404 ? 'notFound.title' : 'error.title'),
  noindex: true,
});

/** The website's name, by its tag. */
export const siteName: NonNullable<AppLayout['siteName']> = (state, t) =>
  selectWebsite(state)?.WEBSITE_NAME || t('siteName');
