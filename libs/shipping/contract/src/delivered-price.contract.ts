import { schemaOf } from '@caravan/kernel';
import { getDeliveredPrice } from './delivered-price.endpoints.ts';
import { deliveredPrice, deliveredPriceRequest } from './delivered-price.schema.ts';

export const getDeliveredPriceContract = schemaOf(getDeliveredPrice, {
  body: deliveredPriceRequest,
  data: deliveredPrice,
});
