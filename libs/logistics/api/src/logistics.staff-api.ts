import { closeLead, getDutyHistory, getLead, listDuties, listLeads, updateDuty } from '@caravan/logistics/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

export * from './use-duty-lines.ts';

/** The calls by which the service works on enquiries, and staff keep what countries charge on parcels. */
export const logisticsStaffApi = baseApi.enhanceEndpoints({ addTagTypes: ['lead', 'duty'] }).injectEndpoints({
  endpoints: (build) => ({
    listLeads: queryOf(build, listLeads),
    getLead: queryOf(build, getLead),
    closeLead: mutationOf(build, closeLead),
    listDuties: queryOf(build, listDuties),
    getDutyHistory: queryOf(build, getDutyHistory),
    updateDuty: mutationOf(build, updateDuty),
  }),
});

export const {
  useListLeadsQuery,
  useGetLeadQuery,
  useCloseLeadMutation,
  useListDutiesQuery,
  useGetDutyHistoryQuery,
  useUpdateDutyMutation,
} = logisticsStaffApi;
