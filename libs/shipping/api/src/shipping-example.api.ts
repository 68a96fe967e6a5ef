import { getShippingExample } from '@caravan/shipping/contract';
import { injectCalls } from '@caravan/web-core';

/** The one call of the home page, apart from the others, which its first visit need not load. */
export const shippingExampleApi = injectCalls({ getShippingExample });
