import { defineEndpoint } from '@caravan/kernel';
import type { AccuracyQuery, ShippingAccuracy } from './shipping-accuracy.schema.ts';

/** Below this number of parcels no figure is published (specification 27.3). */
export const minAccuracyParcels = 20;

/** The same for every visitor, so that pages with it are shared; the server counts at night and remembers the answer. */
export const listShippingAccuracy = defineEndpoint<{ query: AccuracyQuery; data: ShippingAccuracy[] }>()({
  method: 'GET',
  path: '/shipping_accuracy',
  login: 'none',
  tags: [],
  summary: 'Quoted fees and promised days against those in the end, by shipping method and country',
});
