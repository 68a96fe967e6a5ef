import { shippingMethodsCalls } from '@caravan/shipping/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls of shipping that staff make. */
const shippingStaffApi = injectCalls(shippingMethodsCalls);

export const {
  useListShippingMethodsQuery,
  useCreateShippingMethodMutation,
  useUpdateShippingMethodMutation,
  usePreviewShippingMethodMutation,
  useCheckPriceSheetMutation,
  useImportPriceSheetMutation,
  useGetPriceSheetQuery,
} = shippingStaffApi;
