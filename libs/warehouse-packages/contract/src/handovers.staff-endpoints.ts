import { defineEndpoint } from '@caravan/kernel';
import type {
  Handover,
  HandoverRemoval,
  HandoverScan,
  HandoversPage,
  HandoversQuery,
  NewHandover,
  ShipmentsImport,
  ShipmentsImported,
} from './handovers.schema.ts';

type ById = { id: string };

export const listHandovers = defineEndpoint<{ query: HandoversQuery; data: HandoversPage }>()({
  method: 'GET',
  path: '/staff/handovers',
  login: 'staff',
  roles: ['packer'],
  tags: ['handover'],
  summary: 'Hand-overs to carriers, newest first',
});

export const createHandover = defineEndpoint<{ body: NewHandover; data: Handover }>()({
  method: 'POST',
  path: '/staff/handovers',
  login: 'staff',
  roles: ['packer'],
  tags: ['handover'],
  summary: 'Begin a hand-over to a carrier, or continue one’s own open one',
});

export const getHandover = defineEndpoint<{ params: ById; data: Handover }>()({
  method: 'GET',
  path: '/staff/handovers/:id',
  login: 'staff',
  roles: ['packer'],
  tags: ['handover'],
  summary: 'A hand-over with its packages',
});

export const scanHandover = defineEndpoint<{ params: ById; body: HandoverScan; data: Handover }>()({
  method: 'POST',
  path: '/staff/handovers/:id/scan',
  login: 'staff',
  roles: ['packer'],
  tags: ['handover'],
  summary: 'Add a packed package with its tracking number, or correct the number',
  idempotency: 'key',
  reasons: [
    'handover_closed',
    'package_unknown',
    'package_cancelled',
    'not_packed',
    'not_weighed',
    'extra_open',
    'in_other_handover',
    'tracking_known',
  ],
  quiet: [
    'handover_closed',
    'package_unknown',
    'package_cancelled',
    'not_packed',
    'not_weighed',
    'extra_open',
    'in_other_handover',
    'tracking_known',
  ],
});

export const removeFromHandover = defineEndpoint<{ params: ById; body: HandoverRemoval; data: Handover }>()({
  method: 'POST',
  path: '/staff/handovers/:id/remove',
  login: 'staff',
  roles: ['packer'],
  tags: ['handover'],
  summary: 'Take a package out of an open hand-over',
  idempotency: 'key',
  reasons: ['handover_closed'],
});

export const closeHandover = defineEndpoint<{ params: ById; data: Handover }>()({
  method: 'POST',
  path: '/staff/handovers/:id/close',
  login: 'staff',
  roles: ['packer'],
  tags: ['handover', 'staff-package'],
  summary: 'Ship the packages of a hand-over; each has its own result',
  idempotency: 'key',
});

export const importShipments = defineEndpoint<{ body: ShipmentsImport; data: ShipmentsImported }>()({
  method: 'POST',
  path: '/staff/packages/import',
  login: 'staff',
  roles: ['packer'],
  tags: ['handover', 'staff-package'],
  summary: 'Ship up to 1,000 packages by the tracking numbers of a file; each row has its own result',
});
