import { carriersStaffCalls } from '@caravan/carriers/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls for carriers' labels and accounts. */
export const carriersStaffApi = injectCalls(carriersStaffCalls);

export const {
  useGetPackageLabelsQuery,
  useRateParcelMutation,
  useBuyLabelMutation,
  useVoidLabelMutation,
  usePrintLabelMutation,
  useGetHandoverManifestsQuery,
  useMakeManifestsMutation,
  useListCarrierLabelsQuery,
  useListCarrierAccountsQuery,
  useGetCarrierSettingsQuery,
  useUpdateCarrierSettingsMutation,
} = carriersStaffApi;
