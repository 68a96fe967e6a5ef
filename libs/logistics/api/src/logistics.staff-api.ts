import { closeLead, getLead, listLeads } from '@caravan/logistics/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls by which the service works on enquiries. */
export const logisticsStaffApi = baseApi.enhanceEndpoints({ addTagTypes: ['lead'] }).injectEndpoints({
  endpoints: (build) => ({
    listLeads: queryOf(build, listLeads),
    getLead: queryOf(build, getLead),
    closeLead: mutationOf(build, closeLead),
  }),
});

export const { useListLeadsQuery, useGetLeadQuery, useCloseLeadMutation } = logisticsStaffApi;
