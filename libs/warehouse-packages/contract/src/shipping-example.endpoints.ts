import { defineEndpoint } from '@caravan/kernel';
import type { ShippingExample } from './warehouse.schema.ts';

/** The same for every visitor, so that pages with it are shared; the server remembers it for some minutes. */
export const getShippingExample = defineEndpoint<{ data: ShippingExample }>()({
  method: 'GET',
  path: '/shipping_example',
  login: 'none',
  tags: [],
  summary: 'What an example parcel costs with each shipping method that carries it, cheapest first',
});
