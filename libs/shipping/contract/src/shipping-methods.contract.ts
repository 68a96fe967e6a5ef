import { schemaOf } from '@caravan/kernel';
import { id, z } from '@caravan/kernel/zod';
import { priceSheet, priceSheetCheck, priceSheetDraft, priceSheetImport } from './price-sheets/price-sheets.schema.ts';
import {
  checkPriceSheet,
  createShippingMethod,
  getPriceSheet,
  importPriceSheet,
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
export { priceSheetForm } from './price-sheets/price-sheets.schema.ts';

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

const byMethod = z.object({ id });
export const checkPriceSheetContract = schemaOf(checkPriceSheet, {
  params: byMethod,
  body: priceSheetDraft,
  data: priceSheetCheck,
});
export const importPriceSheetContract = schemaOf(importPriceSheet, {
  params: byMethod,
  body: priceSheetImport,
  data: shippingMethod,
});
export const getPriceSheetContract = schemaOf(getPriceSheet, {
  params: z.object({ id, sheet: id }),
  data: priceSheet,
});
