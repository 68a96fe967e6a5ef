import { defineEndpoint } from '@caravan/kernel';
import type { EstimateRequest, PackageQuotes, ShippingExample } from './quotes.schema.ts';

export const estimateShipping = defineEndpoint<{ body: EstimateRequest; data: PackageQuotes }>()({
  method: 'POST',
  path: '/packages/estimate',
  login: 'none',
  tags: [],
  summary: 'The fees for a weight and a size, without an account',
  limit: { max: 60, minutes: 1, by: 'address' },
  reasons: ['country_not_served'],
  quiet: ['country_not_served'],
});

/** The same for every visitor, so that pages with it are shared; the server remembers it for some minutes. */
export const getShippingExample = defineEndpoint<{ data: ShippingExample }>()({
  method: 'GET',
  path: '/shipping_example',
  login: 'none',
  tags: [],
  summary: 'What an example parcel costs with each shipping method that carries it, cheapest first',
});
