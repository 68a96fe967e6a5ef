import { getShippingExample } from '@caravan/shipping/contract';
import { baseApi, queryOf } from '@caravan/web-core';

/** The one call of the home page, apart from the others, which its first visit need not load. */
export const shippingExampleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ getShippingExample: queryOf(build, getShippingExample) }),
});
