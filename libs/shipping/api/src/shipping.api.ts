import { estimateShipping, getDeliveredPrice, listShippingAccuracy, splitGoods } from '@caravan/shipping/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls of shipping that shoppers' pages make. */
export const shippingApi = injectCalls({ estimateShipping, getDeliveredPrice, listShippingAccuracy, splitGoods });

export const {
  useEstimateShippingMutation,
  useGetDeliveredPriceMutation,
  useListShippingAccuracyQuery,
  useSplitGoodsMutation,
} = shippingApi;
