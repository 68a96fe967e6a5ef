import { defineEndpoint } from '@caravan/kernel';
import type { DeliveredPrice, DeliveredPriceRequest } from './delivered-price.schema.ts';

export const getDeliveredPrice = defineEndpoint<{ body: DeliveredPriceRequest; data: DeliveredPrice }>()({
  method: 'POST',
  path: '/delivered_price',
  login: 'none',
  tags: [],
  summary: 'What goods cost up to a door: the order, freight, duty and tax, as a range; unknown parts are null',
  limit: { max: 120, minutes: 1, by: 'address' },
  reasons: ['country_not_served'],
  quiet: ['country_not_served'],
});
