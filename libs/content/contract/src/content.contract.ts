import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  getArticle,
  getArticlePage,
  getCompany,
  getConfigurations,
  getExchangeRate,
  getFooterArticles,
  getSitePicture,
  getWebsite,
  listArticles,
  rateArticle,
} from './content.endpoints.ts';
import {
  article,
  articleListQuery,
  articlePage,
  byId,
  company,
  configurations,
  exchangeRate,
  exchangeRateQuery,
  footerGroup,
  helpfulness,
  sitePictureParams,
  website,
  websiteQuery,
} from './content.schema.ts';
export * from './content.schema.ts';
export * from './terms.schema.ts';

export const getWebsiteContract = schemaOf(getWebsite, { query: websiteQuery, data: website });
export const getCompanyContract = schemaOf(getCompany, { data: company });
export const getSitePictureContract = schemaOf(getSitePicture, { params: sitePictureParams, data: z.unknown() });
export const getConfigurationsContract = schemaOf(getConfigurations, { data: configurations });
export const getExchangeRateContract = schemaOf(getExchangeRate, {
  query: exchangeRateQuery,
  data: z.union([exchangeRate, z.array(exchangeRate)]),
});
/**
 * One path with two shapes (specification 23.5): the footer's groups for type 2, otherwise a page. The server validates
 * its response with this schema.
 */
export const listArticlesContract = schemaOf(listArticles, {
  query: articleListQuery,
  data: z.union([z.array(footerGroup), articlePage]),
});
export const getFooterArticlesContract = schemaOf(getFooterArticles, {
  query: z.object({ type: z.literal('2') }),
  data: z.array(footerGroup),
});
export const getArticlePageContract = schemaOf(getArticlePage, {
  query: articleListQuery.extend({ type: z.enum(['1', '3']).optional() }),
  data: articlePage,
});
export const getArticleContract = schemaOf(getArticle, { params: byId, data: article });
export const rateArticleContract = schemaOf(rateArticle, { params: byId, body: helpfulness, data: z.null() });
