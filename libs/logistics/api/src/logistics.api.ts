import { createLead, estimateLandedCost } from '@caravan/logistics/contract';
import { baseApi, mutationOf } from '@caravan/web-core';

/** The calls of logistics that shoppers' pages make. */
export const logisticsApi = baseApi.enhanceEndpoints({ addTagTypes: ['lead'] }).injectEndpoints({
  endpoints: (build) => ({
    createLead: mutationOf(build, createLead),
    estimateLandedCost: mutationOf(build, estimateLandedCost),
  }),
});

export const { useCreateLeadMutation, useEstimateLandedCostMutation } = logisticsApi;
