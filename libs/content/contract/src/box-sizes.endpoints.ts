import { defineEndpoint } from '@caravan/kernel';
import type { BoxSizes, NewBoxSizes } from './box-sizes.schema.ts';

export const getBoxSizes = defineEndpoint<{ data: BoxSizes }>()({
  method: 'GET',
  path: '/staff/box_sizes',
  login: 'staff',
  roles: ['receiver', 'packer'],
  tags: ['box-sizes'],
  summary: 'The sizes whose printed codes fill in the sides at the stations',
});

export const updateBoxSizes = defineEndpoint<{ body: NewBoxSizes; data: BoxSizes }>()({
  method: 'PUT',
  path: '/staff/box_sizes',
  login: 'staff',
  roles: ['owner'],
  tags: ['box-sizes'],
  ifMatch: true,
  reasons: ['changed_meanwhile', 'box_code', 'box_code_taken'],
  summary: 'Set the sizes, in the order of their printed codes',
});
