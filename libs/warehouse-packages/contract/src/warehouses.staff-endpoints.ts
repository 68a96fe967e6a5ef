import { defineEndpoint } from '@caravan/kernel';
import type { WarehouseName } from './warehouses.schema.ts';

export const listWarehouses = defineEndpoint<{ data: WarehouseName[] }>()({
  method: 'GET',
  path: '/staff/warehouses',
  login: 'staff',
  roles: ['receiver', 'packer', 'service', 'finance', 'auditor'],
  tags: ['staff-warehouses'],
  summary: 'The warehouses of the shop by their names, in the order of its list',
});
