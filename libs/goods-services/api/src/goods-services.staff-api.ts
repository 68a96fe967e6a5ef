import { rehearsalsStaffCalls, servicesStaffCalls } from '@caravan/goods-services/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls for services that staff make. */
export const goodsServicesStaffApi = injectCalls({ ...servicesStaffCalls, ...rehearsalsStaffCalls });

export const {
  useListStaffServicesQuery,
  useLazyListStaffServicesQuery,
  useAddRehearsalPhotosMutation,
  useRehearseGoodsMutation,
  useCorrectRehearsalMutation,
  useGetStaffServiceQuery,
  useCancelStaffServiceMutation,
  useMeasureGoodsMutation,
  useCorrectMeasuredMutation,
  useGetServicePricesQuery,
  useUpdateServicePricesMutation,
} = goodsServicesStaffApi;
