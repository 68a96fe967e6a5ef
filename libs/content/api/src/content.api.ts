import { contentCalls } from '@caravan/content/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls of content that shoppers' pages make. */
export const contentApi = injectCalls(contentCalls);

export const {
  useGetWebsiteQuery,
  useGetCompanyQuery,
  useGetConfigurationsQuery,
  useGetExchangeRateQuery,
  useGetArticlePageQuery,
  useGetArticleQuery,
  useRateArticleMutation,
} = contentApi;
