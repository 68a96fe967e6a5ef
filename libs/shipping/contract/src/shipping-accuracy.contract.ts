import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { listShippingAccuracy } from './shipping-accuracy.endpoints.ts';
import { accuracyQuery, shippingAccuracy } from './shipping-accuracy.schema.ts';

export const listShippingAccuracyContract = schemaOf(listShippingAccuracy, {
  query: accuracyQuery,
  data: z.array(shippingAccuracy),
});
