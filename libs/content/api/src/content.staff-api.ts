import {
  boxSizesCalls,
  retentionCalls,
  serviceFeeCalls,
  setupCalls,
  shopRulesCalls,
  staffContentCalls,
} from '@caravan/content/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls by which staff edit articles and settings, and set up the shop. */
export const contentStaffApi = injectCalls({
  ...staffContentCalls,
  ...boxSizesCalls,
  ...retentionCalls,
  ...serviceFeeCalls,
  ...setupCalls,
  ...shopRulesCalls,
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
  useUploadSitePictureMutation,
  useGetStaffCompanyQuery,
  useUpdateCompanyMutation,
  useGetStaffConfigurationsQuery,
  useUpdateConfigurationsMutation,
  useGetStaffExchangeRatesQuery,
  useUpdateExchangeRatesMutation,
  useGetRetentionQuery,
  useLazyCountRetentionDueQuery,
  useUpdateRetentionMutation,
  useGetSetupQuery,
  useUpdateSetupMutation,
  useSendTestMailMutation,
  useGetBoxSizesQuery,
  useLazyGetBoxSizesQuery,
  useUpdateBoxSizesMutation,
  useGetServiceFeeQuery,
  usePlanServiceFeeMutation,
  useGetShopRulesQuery,
  useUpdateShopRulesMutation,
} = contentStaffApi;
