import {
  countRetentionDue,
  createArticle,
  createArticleGroup,
  getRetention,
  getStaffArticle,
  getStaffConfigurations,
  getStaffExchangeRates,
  listArticleGroups,
  listStaffArticles,
  listWebsites,
  previewArticle,
  updateArticle,
  updateArticleGroup,
  updateConfigurations,
  updateExchangeRates,
  updateRetention,
  updateWebsite,
} from '@caravan/content/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls by which staff edit articles and settings. */
export const contentStaffApi = baseApi
  .enhanceEndpoints({
    addTagTypes: [
      'article',
      'article-group',
      'configurations',
      'exchange-rate',
      'retention',
      'staff-article',
      'website',
    ],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listStaffArticles: queryOf(build, listStaffArticles),
      getStaffArticle: queryOf(build, getStaffArticle),
      previewArticle: mutationOf(build, previewArticle),
      createArticle: mutationOf(build, createArticle),
      updateArticle: mutationOf(build, updateArticle),
      listArticleGroups: queryOf(build, listArticleGroups),
      createArticleGroup: mutationOf(build, createArticleGroup),
      updateArticleGroup: mutationOf(build, updateArticleGroup),
      listWebsites: queryOf(build, listWebsites),
      updateWebsite: mutationOf(build, updateWebsite),
      getStaffConfigurations: queryOf(build, getStaffConfigurations),
      updateConfigurations: mutationOf(build, updateConfigurations),
      getStaffExchangeRates: queryOf(build, getStaffExchangeRates),
      updateExchangeRates: mutationOf(build, updateExchangeRates),
      getRetention: queryOf(build, getRetention),
      countRetentionDue: queryOf(build, countRetentionDue),
      updateRetention: mutationOf(build, updateRetention),
    }),
  });

export const {
  useListStaffArticlesQuery,
  useGetStaffArticleQuery,
  usePreviewArticleMutation,
  useCreateArticleMutation,
  useUpdateArticleMutation,
  useListArticleGroupsQuery,
  useCreateArticleGroupMutation,
  useUpdateArticleGroupMutation,
  useListWebsitesQuery,
  useUpdateWebsiteMutation,
  useGetStaffConfigurationsQuery,
  useUpdateConfigurationsMutation,
  useGetStaffExchangeRatesQuery,
  useUpdateExchangeRatesMutation,
  useGetRetentionQuery,
  useLazyCountRetentionDueQuery,
  useUpdateRetentionMutation,
} = contentStaffApi;
