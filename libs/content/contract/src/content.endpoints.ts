import { defineEndpoint } from '@caravan/kernel';
import type {
  Article,
  ArticleListQuery,
  ArticlePage,
  ArticlePageQuery,
  Company,
  Configurations,
  ExchangeRate,
  ExchangeRateQuery,
  FooterGroup,
  Helpfulness,
  SitePictureParams,
  Website,
  WebsiteQuery,
} from './content.schema.ts';

export const getWebsite = defineEndpoint<{ query: WebsiteQuery; data: Website }>()({
  method: 'GET',
  path: '/website',
  login: 'none',
  tags: ['website'],
  summary: "The site's name, logo, service address and social accounts, by website tag",
});

export const getCompany = defineEndpoint<{ data: Company }>()({
  method: 'GET',
  path: '/company',
  login: 'none',
  tags: ['company'],
  summary: 'The company behind the shop, pictures of its warehouse, and how disputes end',
});

export const getSitePicture = defineEndpoint<{ params: SitePictureParams; data: unknown }>()({
  method: 'GET',
  path: '/site_pictures/:id',
  login: 'none',
  tags: [],
  summary: 'A picture of the website that staff uploaded',
  raw: true,
});

export const getConfigurations = defineEndpoint<{ data: Configurations }>()({
  method: 'GET',
  path: '/configurations',
  login: 'none',
  tags: ['configurations'],
  summary: 'Limits, fees and feature flags of the service',
});

export const getExchangeRate = defineEndpoint<{ query: ExchangeRateQuery; data: ExchangeRate | ExchangeRate[] }>()({
  method: 'GET',
  path: '/exchange_rate',
  login: 'none',
  tags: ['exchange-rate'],
  reasons: ['rate_unknown'],
  quiet: ['rate_unknown'],
  summary: 'One exchange rate, or all of them without currencies',
});

export const listArticles = defineEndpoint<{ query: ArticleListQuery; data: FooterGroup[] | ArticlePage }>()({
  method: 'GET',
  path: '/article',
  login: 'none',
  tags: ['article'],
  summary: 'Articles: a page of them, or the footer groups for type 2',
});

/** The same call as `listArticles`, typed for the footer; one server route answers both. */
export const getFooterArticles = defineEndpoint<{ query: { type: '2' }; data: FooterGroup[] }>()({
  method: 'GET',
  path: '/article',
  login: 'none',
  tags: ['article'],
  summary: 'Article groups of the footer',
});

/** The same call again, typed for article lists. */
export const getArticlePage = defineEndpoint<{ query: ArticlePageQuery; data: ArticlePage }>()({
  method: 'GET',
  path: '/article',
  login: 'none',
  tags: ['article'],
  summary: 'A page of articles',
});

export const getArticle = defineEndpoint<{ params: { id: number }; data: Article }>()({
  method: 'GET',
  path: '/article/:id',
  login: 'none',
  tags: ['article'],
  // The page itself shows that the article does not exist.
  quiet: ['not_found'],
  summary: 'One article',
});

export const rateArticle = defineEndpoint<{ params: { id: number }; body: Helpfulness; data: null }>()({
  method: 'POST',
  path: '/article/:id/helpful',
  login: 'optional',
  tags: [],
  summary: 'Rate an article as helpful or not; each reader has one rating and may change it',
  limit: { max: 60, minutes: 10, by: 'address' },
});
