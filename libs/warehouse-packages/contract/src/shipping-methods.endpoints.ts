import { defineEndpoint, staffRoles } from '@caravan/kernel';
import type { NewShippingMethod, ShippingMethod, ShippingMethodChange } from './shipping-methods.schema.ts';

export const listShippingMethods = defineEndpoint<{ data: ShippingMethod[] }>()({
  method: 'GET',
  path: '/staff/shipping_lines',
  login: 'staff',
  roles: staffRoles,
  tags: ['shipping-method'],
  summary: 'All shipping methods in their current version',
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
  summary: 'Create a new version of a shipping method; packages keep the version of their quote',
});
