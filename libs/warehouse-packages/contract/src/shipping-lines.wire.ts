import { defineEndpoint } from '@caravan/kernel';
import type { NewShippingLine, ShippingLine, ShippingLineChange } from './shipping-lines.schema.ts';

export const listShippingLines = defineEndpoint<{ data: ShippingLine[] }>()({
  method: 'GET',
  path: '/staff/shipping_lines',
  login: 'staff',
  tags: ['shipping-line'],
  summary: 'All shipping lines in their current version',
});

export const createShippingLine = defineEndpoint<{ body: NewShippingLine; data: ShippingLine }>()({
  method: 'POST',
  path: '/staff/shipping_lines',
  login: 'staff',
  tags: ['shipping-line'],
  summary: 'A new shipping line',
});

export const updateShippingLine = defineEndpoint<{ params: { id: string }; body: ShippingLineChange; data: ShippingLine }>()({
  method: 'PUT',
  path: '/staff/shipping_lines/:id',
  login: 'staff',
  tags: ['shipping-line'],
  summary: 'A new version of a shipping line; packages keep the one they were quoted with',
});
