import { estimateShipping, listShippingAccuracy, splitGoods } from '@caravan/shipping/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls of shipping that shoppers' pages make. */
export const shippingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    estimateShipping: mutationOf(build, estimateShipping),
    listShippingAccuracy: queryOf(build, listShippingAccuracy),
    splitGoods: mutationOf(build, splitGoods),
  }),
});

export const { useEstimateShippingMutation, useListShippingAccuracyQuery, useSplitGoodsMutation } = shippingApi;
