import {
  getArticle,
  getArticlePage,
  getConfigurations,
  getExchangeRate,
  getFooterArticles,
  getWebsite,
  listArticles,
  rateArticle,
} from '@caravan/content/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls of content that shoppers' pages make. */
export const contentApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['article', 'configurations', 'exchange-rate', 'website'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getWebsite: queryOf(build, getWebsite),
      getConfigurations: queryOf(build, getConfigurations),
      getExchangeRate: queryOf(build, getExchangeRate),
      listArticles: queryOf(build, listArticles),
      getFooterArticles: queryOf(build, getFooterArticles),
      getArticlePage: queryOf(build, getArticlePage),
      getArticle: queryOf(build, getArticle),
      rateArticle: mutationOf(build, rateArticle),
    }),
  });

export const {
  useGetConfigurationsQuery,
  useGetExchangeRateQuery,
  useGetArticlePageQuery,
  useGetArticleQuery,
  useRateArticleMutation,
} = contentApi;
