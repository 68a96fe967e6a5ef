import {
  createShippingMethod,
  listShippingMethods,
  previewShippingMethod,
  updateShippingMethod,
} from '@caravan/shipping/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls of shipping that staff make. */
const shippingStaffApi = baseApi.enhanceEndpoints({ addTagTypes: ['shipping-method'] }).injectEndpoints({
  endpoints: (build) => ({
    listShippingMethods: queryOf(build, listShippingMethods),
    createShippingMethod: mutationOf(build, createShippingMethod),
    updateShippingMethod: mutationOf(build, updateShippingMethod),
    previewShippingMethod: mutationOf(build, previewShippingMethod),
  }),
});

export const {
  useListShippingMethodsQuery,
  useCreateShippingMethodMutation,
  useUpdateShippingMethodMutation,
  usePreviewShippingMethodMutation,
} = shippingStaffApi;
