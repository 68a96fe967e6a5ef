import { createLead, estimateLandedCost, getDuty, listDutyCountries } from '@caravan/logistics/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls of logistics that shoppers' pages make. */
export const logisticsApi = baseApi.enhanceEndpoints({ addTagTypes: ['lead', 'duty'] }).injectEndpoints({
  endpoints: (build) => ({
    createLead: mutationOf(build, createLead),
    getDuty: queryOf(build, getDuty),
    listDutyCountries: queryOf(build, listDutyCountries),
    estimateLandedCost: mutationOf(build, estimateLandedCost),
  }),
});

export const { useCreateLeadMutation, useEstimateLandedCostMutation, useGetDutyQuery, useListDutyCountriesQuery } =
  logisticsApi;
