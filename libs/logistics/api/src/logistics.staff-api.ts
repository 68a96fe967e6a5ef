import { dutiesStaffCalls, logisticsStaffCalls } from '@caravan/logistics/contract';
import { injectCalls } from '@caravan/web-core';

export * from './use-duty-lines.ts';

/** The calls by which the service works on enquiries, and staff keep what countries charge on parcels. */
export const logisticsStaffApi = injectCalls({ ...logisticsStaffCalls, ...dutiesStaffCalls });

export const {
  useListLeadsQuery,
  useGetLeadQuery,
  useCloseLeadMutation,
  useListDutiesQuery,
  useGetDutyHistoryQuery,
  useUpdateDutyMutation,
} = logisticsStaffApi;
