import { defineEndpoint } from '@caravan/kernel';
import type { NewPick, Packing, Pick, PickScan } from './picks.schema.ts';
import type { StaffPackage } from './staff-packages.schema.ts';

type ById = { id: string };

export const createPick = defineEndpoint<{ body: NewPick; data: Pick }>()({
  method: 'POST',
  path: '/staff/picks',
  login: 'staff',
  roles: ['packer'],
  tags: ['pick', 'staff-package'],
  summary: 'Collect the goods of up to 20 paid packages on one walk',
  reasons: ['not_pickable', 'pick_apart', 'check_failed', 'goods_missing', 'claimed'],
});

export const getPick = defineEndpoint<{ params: ById; data: Pick }>()({
  method: 'GET',
  path: '/staff/picks/:id',
  login: 'staff',
  roles: ['packer'],
  tags: ['pick'],
  summary: 'A pick list in walking order',
});

export const scanPick = defineEndpoint<{ params: ById; body: PickScan; data: Pick }>()({
  method: 'POST',
  path: '/staff/picks/:id/scan',
  login: 'staff',
  roles: ['packer'],
  tags: ['pick', 'staff-store', 'bin'],
  summary: 'Take goods of a pick list out of their bin',
  reasons: ['wrong_item', 'package_cancelled', 'check_failed', 'goods_missing'],
  quiet: ['wrong_item', 'package_cancelled', 'check_failed', 'goods_missing'],
});

export const packPackage = defineEndpoint<{ params: { number: string }; body: Packing; data: StaffPackage }>()({
  method: 'POST',
  path: '/staff/packages/:number/pack',
  login: 'staff',
  roles: ['packer'],
  tags: ['pick', 'staff-package', 'staff-store', 'bin'],
  summary: 'Record that all goods of a package are in its box',
  reasons: [
    'items_missing',
    'wrong_item',
    'package_cancelled',
    'check_failed',
    'goods_missing',
    'customs_incomplete',
    'claimed',
  ],
  quiet: [
    'items_missing',
    'wrong_item',
    'package_cancelled',
    'check_failed',
    'goods_missing',
    'customs_incomplete',
    'claimed',
  ],
});
