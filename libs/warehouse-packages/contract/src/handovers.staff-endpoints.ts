import { defineEndpoint } from '@caravan/kernel';
import type {
  BagOpening,
  BagSeal,
  Handover,
  HandoverRemoval,
  HandoverScan,
  HandoverSignature,
  HandoversPage,
  HandoversQuery,
  ManifestQuery,
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
    'bag_unknown',
    'bag_sealed',
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
    'bag_unknown',
    'bag_sealed',
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
  reasons: ['handover_closed', 'bag_sealed'],
});

export const addBag = defineEndpoint<{ params: ById; data: Handover }>()({
  method: 'POST',
  path: '/staff/handovers/:id/bags',
  login: 'staff',
  roles: ['packer'],
  tags: ['handover'],
  summary: 'Add a bag to an open hand-over',
  idempotency: 'key',
  reasons: ['handover_closed', 'too_many_bags'],
});

export const sealBag = defineEndpoint<{ params: ById; body: BagSeal; data: Handover }>()({
  method: 'POST',
  path: '/staff/handovers/:id/seal',
  login: 'staff',
  roles: ['packer'],
  tags: ['handover'],
  summary: 'Seal a bag with the number of its seal and its weight',
  idempotency: 'key',
  reasons: ['handover_closed', 'bag_unknown', 'bag_empty', 'bag_sealed', 'seal_known'],
  quiet: ['bag_empty', 'bag_sealed', 'seal_known'],
});

export const unsealBag = defineEndpoint<{ params: ById; body: BagOpening; data: Handover }>()({
  method: 'POST',
  path: '/staff/handovers/:id/unseal',
  login: 'staff',
  roles: ['packer'],
  tags: ['handover'],
  summary: 'Open a sealed bag again, whose seal is broken',
  idempotency: 'key',
  reasons: ['handover_closed', 'bag_unknown'],
});

const closingReasons = ['bag_open'] as const;

export const signHandover = defineEndpoint<{ params: ById; body: HandoverSignature; data: Handover }>()({
  method: 'POST',
  path: '/staff/handovers/:id/sign',
  login: 'staff',
  roles: ['packer'],
  tags: ['handover', 'staff-package'],
  summary: 'The driver signs for what is taken, which ships it; what is left waits again',
  idempotency: 'key',
  reasons: ['handover_closed', 'not_in_handover', 'bag_sealed', ...closingReasons],
  quiet: ['handover_closed', 'not_in_handover', 'bag_sealed', ...closingReasons],
});

export const getManifest = defineEndpoint<{ params: ById; query: ManifestQuery; data: unknown }>()({
  method: 'GET',
  path: '/staff/handovers/:id/manifest',
  login: 'staff',
  roles: ['packer'],
  tags: [],
  summary: 'The manifest of a hand-over with weights and counts, as a CSV file or a PDF',
});

export const closeHandover = defineEndpoint<{ params: ById; data: Handover }>()({
  method: 'POST',
  path: '/staff/handovers/:id/close',
  login: 'staff',
  roles: ['packer'],
  tags: ['handover', 'staff-package'],
  summary: 'Ship the packages of a hand-over; each has its own result',
  idempotency: 'key',
  reasons: closingReasons,
  quiet: closingReasons,
});

export const importShipments = defineEndpoint<{ body: ShipmentsImport; data: ShipmentsImported }>()({
  method: 'POST',
  path: '/staff/packages/import',
  login: 'staff',
  roles: ['packer'],
  tags: ['handover', 'staff-package'],
  summary: 'Ship up to 1,000 packages by the tracking numbers of a file; each row has its own result',
});
