import { schemaOf } from '@caravan/kernel';
import { id, z } from '@caravan/kernel/zod';
import {
  createShippingMethod,
  listShippingMethods,
  previewShippingMethod,
  updateShippingMethod,
} from './shipping-methods.endpoints.ts';
import {
  newShippingMethod,
  shippingMethod,
  shippingMethodChange,
  shippingMethodDraft,
  shippingMethodPreview,
} from './shipping-methods.schema.ts';
export * from './shipping-methods.schema.ts';

export const listShippingMethodsContract = schemaOf(listShippingMethods, { data: z.array(shippingMethod) });
export const createShippingMethodContract = schemaOf(createShippingMethod, {
  body: newShippingMethod,
  data: shippingMethod,
});
export const updateShippingMethodContract = schemaOf(updateShippingMethod, {
  params: z.object({ id }),
  body: shippingMethodChange,
  data: shippingMethod,
});
export const previewShippingMethodContract = schemaOf(previewShippingMethod, {
  body: shippingMethodDraft,
  data: shippingMethodPreview,
});
