import { defineEndpoint, staffRoles } from '@caravan/kernel';
import type {
  PriceSheet,
  PriceSheetCheck,
  PriceSheetDraft,
  PriceSheetImport,
} from './price-sheets/price-sheets.schema.ts';
import type {
  NewShippingMethod,
  ShippingMethod,
  ShippingMethodChange,
  ShippingMethodDraft,
  ShippingMethodPreview,
} from './shipping-methods.schema.ts';

export const listShippingMethods = defineEndpoint<{ data: ShippingMethod[] }>()({
  method: 'GET',
  path: '/staff/shipping_lines',
  login: 'staff',
  roles: staffRoles,
  tags: ['shipping-method'],
  summary: 'All shipping methods in their current version, with the versions of the future',
});

export const createShippingMethod = defineEndpoint<{ body: NewShippingMethod; data: ShippingMethod }>()({
  method: 'POST',
  path: '/staff/shipping_lines',
  login: 'staff',
  roles: ['lines'],
  confirm: true,
  tags: ['shipping-method'],
  summary: 'Create a shipping method',
});

export const updateShippingMethod = defineEndpoint<{
  params: { id: string };
  body: ShippingMethodChange;
  data: ShippingMethod;
}>()({
  method: 'PUT',
  path: '/staff/shipping_lines/:id',
  login: 'staff',
  roles: ['lines'],
  confirm: true,
  tags: ['shipping-method'],
  summary:
    'Create a new version of a shipping method, in force at once or from a day on; packages keep the version of their quote',
  // The newest version, also if it is one of the future.
  ifMatch: true,
  reasons: ['changed_meanwhile'],
});

export const previewShippingMethod = defineEndpoint<{ body: ShippingMethodDraft; data: ShippingMethodPreview }>()({
  method: 'POST',
  path: '/staff/shipping_lines/preview',
  login: 'staff',
  roles: ['lines'],
  tags: [],
  summary: 'What a change of a shipping method would have meant for the paid parcels of the last 30 days',
});

type ById = { id: string };

export const checkPriceSheet = defineEndpoint<{ params: ById; body: PriceSheetDraft; data: PriceSheetCheck }>()({
  method: 'POST',
  path: '/staff/shipping_lines/:id/sheets/check',
  login: 'staff',
  roles: ['lines'],
  tags: [],
  summary: 'What is wrong with a price sheet, and what it would have meant for the parcels of the last 30 days',
});

export const importPriceSheet = defineEndpoint<{ params: ById; body: PriceSheetImport; data: ShippingMethod }>()({
  method: 'POST',
  path: '/staff/shipping_lines/:id/sheets',
  login: 'staff',
  roles: ['lines'],
  confirm: true,
  tags: ['shipping-method'],
  summary: 'A price sheet for a shipping method, in force at once or from a day on; the same again changes nothing',
  // The newest version, also if it is one of the future.
  ifMatch: true,
  reasons: ['changed_meanwhile', 'sheet_faulty'],
});

export const getPriceSheet = defineEndpoint<{ params: ById & { sheet: string }; data: PriceSheet }>()({
  method: 'GET',
  path: '/staff/shipping_lines/:id/sheets/:sheet',
  login: 'staff',
  roles: staffRoles,
  tags: ['shipping-method'],
  summary: 'The rows of a price sheet of a shipping method',
});
