import { getConfigurations, getFooterArticles, getWebsite, type Configurations, type FooterGroup, type Website } from '@caravan/content/contract';
import { endpointFor, useAppSelector, useTexts } from '@caravan/web-core';

/** The calls that the frame and the home page show. */
export const siteEndpoints = () => ({
  website: endpointFor(getWebsite),
  configurations: endpointFor(getConfigurations),
  footer: endpointFor(getFooterArticles),
});

export const footerQuery = { query: { type: '2' } } as const;

const websiteQueries = new Map<string, { query: { tag: string } }>();

/** The same object for a tag, of which a build has one: then its key in the store is written once, and not by each part of a page that shows a name. */
export const websiteQuery = (tag: string): { query: { tag: string } } => {
  const query = websiteQueries.get(tag) ?? { query: { tag } };
  websiteQueries.set(tag, query);
  return query;
};

/** Website info by the tag of the build; undefined while it could not be read. */
export const useWebsite = (): Website | undefined => {
  const tag = useAppSelector((state) => state.session.websiteTag);
  return siteEndpoints().website.useQuery(websiteQuery(tag)).data;
};

export const useConfigurations = (): Configurations | undefined => siteEndpoints().configurations.useQuery().data;

export const useFooterGroups = (): FooterGroup[] => siteEndpoints().footer.useQuery(footerQuery).data ?? [];

/** The site's name; the product's own where the server has not said one. */
export const useSiteName = (): string => {
  const t = useTexts('frame');
  return useWebsite()?.WEBSITE_NAME || t('siteName');
};
