import { createLead, dutiesCalls } from '@caravan/logistics/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls of logistics that shoppers' pages make. */
export const logisticsApi = injectCalls({ createLead, ...dutiesCalls });

export const { useCreateLeadMutation, useEstimateLandedCostMutation, useGetDutyQuery, useListDutyCountriesQuery } =
  logisticsApi;
