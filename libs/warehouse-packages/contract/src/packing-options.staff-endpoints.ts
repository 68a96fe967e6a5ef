import { defineEndpoint, staffRoles } from '@caravan/kernel';
import type { PackingPrices, PackingPricesChange } from './packing-options.schema.ts';

export const getPackingPrices = defineEndpoint<{ data: PackingPrices }>()({
  method: 'GET',
  path: '/staff/packing_options',
  login: 'staff',
  roles: staffRoles,
  tags: ['packing-options'],
  summary: 'All packing options with their prices, and which of them are offered',
});

export const updatePackingPrices = defineEndpoint<{ body: PackingPricesChange; data: PackingPrices }>()({
  method: 'PUT',
  path: '/staff/packing_options',
  login: 'staff',
  roles: ['owner'],
  confirm: true,
  tags: ['packing-options'],
  summary: 'Change the prices of packing options, and which are offered; packages keep the prices of their quote',
  ifMatch: true,
});
