import { freightCostsStaffCalls } from '@caravan/freight-costs/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls for carriers' bills, and for what parcels brought and cost. */
export const freightCostsStaffApi = injectCalls(freightCostsStaffCalls);

export const {
  useListFreightCarriersQuery,
  useCheckFreightBillMutation,
  useImportFreightBillMutation,
  useListFreightBillsQuery,
  useListFreightLinesQuery,
  useGetFreightLineQuery,
  useMatchFreightLineMutation,
  useSetFreightLineAsideMutation,
  useDecideFreightLineMutation,
  useSettleFreightLineMutation,
  useListFreightMarginsQuery,
  useGetFreightRuleQuery,
  useUpdateFreightRuleMutation,
} = freightCostsStaffApi;
