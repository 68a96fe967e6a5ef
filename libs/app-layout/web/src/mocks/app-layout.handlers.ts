import type { HttpHandler } from 'msw';
import type { Configurations, FooterGroup, Website } from '@caravan/content/contract';
import {
  getConfigurationsContract,
  getFooterArticlesContract,
  getWebsiteContract,
} from '@caravan/content/contract/schema';
import { aFooterGroup, anArticleLink, aWebsite, someConfigurations } from '@caravan/content/contract/testing';
import { getShippingExampleContract } from '@caravan/shipping/contract/schema';
import { aQuote } from '@caravan/shipping/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

export interface SiteMocks {
  website?: Partial<Website>;
  configurations?: Partial<Configurations>;
  groups?: FooterGroup[];
}

/** Two groups: one of questions, one with another article. */
const someFooterGroups = (): FooterGroup[] => [
  aFooterGroup({ articles: [anArticleLink({ slug: 'from-link-to-parcel' })] }),
  aFooterGroup({
    group_name: 'The house',
    articles: [
      anArticleLink({ id: 67, article_name: 'Storage', slug: 'storage' }),
      anArticleLink({ id: 82, article_name: 'Terms of service', slug: 'terms', is_faq: false }),
    ],
  }),
];

/** The endpoints of the layouts and the home page. */
export const siteHandlers = ({
  website,
  configurations,
  groups = someFooterGroups(),
}: SiteMocks = {}): HttpHandler[] => [
  mockEndpoint(getWebsiteContract, () => aWebsite(website)),
  mockEndpoint(getConfigurationsContract, () => someConfigurations(configurations)),
  mockEndpoint(getFooterArticlesContract, () => groups),
  mockEndpoint(getShippingExampleContract, () => ({
    country: 'DE',
    weight_g: 1_500,
    lines: [aQuote(), aQuote({ id: 'line_2', name: 'Express', eta_min_days: 3, eta_max_days: 5, fee_fen: 29_000 })],
  })),
];
