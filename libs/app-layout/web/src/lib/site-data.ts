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

const websiteQueries = new Map<string, { query: { tag: string } }>();

/**
 * Returns the same object for a tag, so that the store serializes its cache key once and not for each component that
 * shows a name.
 */
export const websiteQuery = (tag: string): { query: { tag: string } } => {
  const query = websiteQueries.get(tag) ?? { query: { tag } };
  websiteQueries.set(tag, query);
  return query;
};

type SiteEndpoints = ReturnType<typeof siteEndpoints>;
type Selectors = {
  website: ReturnType<SiteEndpoints['website']['select']>;
  configurations: ReturnType<SiteEndpoints['configurations']['select']>;
  footer: ReturnType<SiteEndpoints['footer']['select']>;
};

const selectors = new Map<string, Selectors>();

const selectorsFor = (tag: string): Selectors => {
  const { website, configurations, footer } = siteEndpoints();
  const known = selectors.get(tag) ?? {
    website: website.select(websiteQuery(tag)),
    configurations: configurations.select(),
    footer: footer.select(footerQuery),
  };
  selectors.set(tag, known);
  return known;
};

const selectWebsite = (state: RootState): Website | undefined =>
  selectorsFor(state.session.websiteTag).website(state).data;
const selectConfigurations = (state: RootState): Configurations | undefined =>
  selectorsFor(state.session.websiteTag).configurations(state).data;
const selectFooterGroups = (state: RootState): FooterGroup[] | undefined =>
  selectorsFor(state.session.websiteTag).footer(state).data;

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

/** The website's data by the tag of the build; undefined if it failed to load. */
export const useWebsite = (): Website | undefined => useAppSelector(selectWebsite);

export const useConfigurations = (): Configurations | undefined => useAppSelector(selectConfigurations);

const noGroups: FooterGroup[] = [];
export const useFooterGroups = (): FooterGroup[] => useAppSelector(selectFooterGroups) ?? noGroups;

/** The site's name; the product's name if the server has none. */
export const useSiteName = (): string => {
  const { t } = useTranslation('app-layout');
  return useWebsite()?.WEBSITE_NAME || t('siteName');
};
