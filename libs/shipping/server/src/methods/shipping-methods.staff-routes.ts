import { expectedVersion, route, staffCallOf, type Route } from '@caravan/server-core';
import {
  checkPriceSheetContract,
  createShippingMethodContract,
  getPriceSheetContract,
  importPriceSheetContract,
  listShippingMethodsContract,
  previewShippingMethodContract,
  updateShippingMethodContract,
} from '@caravan/shipping/contract/staff';
import { checkSheet, importSheet, showSheet } from '../price-sheets/price-sheets.ts';
import type { ShippingContext } from '../shipping-context.ts';
import { previewMethod } from './preview-method.ts';
import { createMethod, listMethods, updateMethod } from './shipping-methods.ts';

export const shippingMethodStaffRoutes = (context: ShippingContext): Route[] => [
  route(listShippingMethodsContract, () => listMethods(context)),

  route(createShippingMethodContract, (call) =>
    context.transaction((tx) => createMethod(tx, context, staffCallOf(call), call.body)),
  ),

  route(updateShippingMethodContract, (call) =>
    context.transaction((tx) =>
      updateMethod(tx, context, staffCallOf(call), {
        id: call.params.id,
        method: call.body,
        version: expectedVersion(call.request),
      }),
    ),
  ),

  route(previewShippingMethodContract, ({ body, language, unchanged }) => {
    unchanged();
    return previewMethod(context, body, language);
  }),

  route(checkPriceSheetContract, ({ params, body, language, unchanged }) => {
    unchanged();
    return checkSheet(context, params.id, body, language);
  }),

  route(importPriceSheetContract, (call) =>
    context.transaction((tx) =>
      importSheet(tx, context, staffCallOf(call), {
        id: call.params.id,
        sheet: call.body,
        version: expectedVersion(call.request),
      }),
    ),
  ),

  route(getPriceSheetContract, ({ params }) => showSheet(context.db, params.id, params.sheet)),
];
