import { servicesCalls } from '@caravan/goods-services/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls for services that shoppers' pages make. */
export const goodsServicesApi = injectCalls(servicesCalls);

export const {
  useGetServiceOfferQuery,
  useOrderPhotoServiceMutation,
  useOrderMeasurementMutation,
  useOrderRehearsalMutation,
  useListServicesQuery,
  useGetServiceQuery,
  useCancelServiceMutation,
} = goodsServicesApi;
