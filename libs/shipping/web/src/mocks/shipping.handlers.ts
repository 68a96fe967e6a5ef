import type { HttpHandler } from 'msw';
import { getConfigurationsContract } from '@caravan/content/contract/schema';
import { someConfigurations } from '@caravan/content/contract/testing';
import type { ShippingAccuracy } from '@caravan/shipping/contract';
import { listShippingAccuracyContract } from '@caravan/shipping/contract/schema';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The figures of all methods and countries, and whether the estimate is open. */
export const shippingHandlers = (accuracy: readonly ShippingAccuracy[], hasEstimate = true): HttpHandler[] => [
  mockEndpoint(listShippingAccuracyContract, ({ query }) =>
    accuracy.filter(({ country }) => query.country === undefined || country === query.country),
  ),
  mockEndpoint(getConfigurationsContract, () =>
    someConfigurations({ features: { shipping_estimate: hasEstimate, community: false } }),
  ),
];
