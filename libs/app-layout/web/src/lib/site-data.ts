import { useTranslation } from 'react-i18next';
import { contentApi } from '@caravan/content/api';
import { type Configurations, type FooterGroup, type Website } from '@caravan/content/contract';
import { useAppSelector, type RootState } from '@caravan/web-core';

/** The endpoints of the layouts and the home page. */
export const siteEndpoints = () => ({
  website: contentApi.endpoints.getWebsite,
  configurations: contentApi.endpoints.getConfigurations,
  footer: contentApi.endpoints.getFooterArticles,
});

export const footerQuery = { query: { type: '2' } } as const;

type WebsiteQuery = { query: { tag: string } };
type SelectWebsite = ReturnType<ReturnType<typeof siteEndpoints>['website']['select']>;

/** Only the website depends on the tag, and a build has one tag. */
const websites = new Map<string, { query: WebsiteQuery; select: SelectWebsite }>();

const websiteOf = (tag: string) => {
  const known = websites.get(tag);
  if (known) return known;
  const query: WebsiteQuery = { query: { tag } };
  const made = { query, select: siteEndpoints().website.select(query) };
  websites.set(tag, made);
  return made;
};

/**
 * Returns the same object for a tag, so that the store serializes its cache key once and not for each component that
 * shows a name.
 */
export const websiteQuery = (tag: string): WebsiteQuery => websiteOf(tag).query;

/** The website's data by the tag of the build; undefined if it failed to load. */
export const selectWebsite = (state: RootState): Website | undefined =>
  websiteOf(state.session.websiteTag).select(state).data;

const selectConfigurations = contentApi.endpoints.getConfigurations.select();
const selectFooter = contentApi.endpoints.getFooterArticles.select(footerQuery);

/**
 * Keeps the layout's data in the store, and fetches it again after a logout has emptied the store. A layout calls it
 * once; the parts of the layout read the store.
 */
export const useLayoutData = (layout: 'default' | 'login'): void => {
  const tag = useAppSelector((state) => state.session.websiteTag);
  const { website, configurations, footer } = siteEndpoints();
  const skip = layout !== 'default';
  website.useQuery(websiteQuery(tag));
  configurations.useQuery(undefined, { skip });
  footer.useQuery(footerQuery, { skip });
};

export const useWebsite = (): Website | undefined => useAppSelector(selectWebsite);

export const useConfigurations = (): Configurations | undefined => useAppSelector(selectConfigurations).data;

const noGroups: FooterGroup[] = [];
export const useFooterGroups = (): FooterGroup[] => useAppSelector(selectFooter).data ?? noGroups;

/** The site's name; the product's name if the server has none. */
export const useSiteName = (): string => {
  const { t } = useTranslation('app-layout');
  return useWebsite()?.WEBSITE_NAME || t('siteName');
};
