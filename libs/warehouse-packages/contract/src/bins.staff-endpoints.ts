import { defineEndpoint } from '@caravan/kernel';
import type {
  Bin,
  BinChange,
  BinRule,
  BinRuleChange,
  BinsImport,
  BinsImported,
  BinsPage,
  BinsQuery,
  NewBin,
} from './bins.schema.ts';

export const listBins = defineEndpoint<{ query: BinsQuery; data: BinsPage }>()({
  method: 'GET',
  path: '/staff/bins',
  login: 'staff',
  roles: ['receiver', 'packer'],
  tags: ['bin'],
  summary: 'Bins of the warehouse in walking order, with the number of items in each',
});

export const createBin = defineEndpoint<{ body: NewBin; data: Bin }>()({
  method: 'POST',
  path: '/staff/bins',
  login: 'staff',
  roles: ['receiver'],
  tags: ['bin'],
  summary: 'Create a bin, with a code of the shop or a new one',
  reasons: ['bin_exists', 'warehouse_missing', 'warehouse_unknown'],
});

export const updateBin = defineEndpoint<{ params: { code: string }; body: BinChange; data: Bin }>()({
  method: 'PUT',
  path: '/staff/bins/:code',
  login: 'staff',
  roles: ['receiver'],
  tags: ['bin'],
  summary: 'Change zone, kind or position of a bin, or close it while it is empty',
  ifMatch: true,
  reasons: ['bin_not_empty', 'warehouse_unknown', 'changed_meanwhile'],
});

export const importBins = defineEndpoint<{ body: BinsImport; data: BinsImported }>()({
  method: 'POST',
  path: '/staff/bins/import',
  login: 'staff',
  roles: ['receiver'],
  tags: ['bin'],
  summary: 'Create and change up to 1,000 bins; each row has its own result',
});

export const getBinRule = defineEndpoint<{ data: BinRule }>()({
  method: 'GET',
  path: '/staff/bin_rule',
  login: 'staff',
  roles: ['receiver', 'packer'],
  tags: ['bin-rule'],
  summary: 'Whether a bin takes goods of one shopper only',
});

export const updateBinRule = defineEndpoint<{ body: BinRuleChange; data: BinRule }>()({
  method: 'PUT',
  path: '/staff/bin_rule',
  login: 'staff',
  roles: ['owner'],
  tags: ['bin-rule'],
  summary: 'Change whether a bin takes goods of one shopper only; goods that are in bins stay',
  ifMatch: true,
  reasons: ['changed_meanwhile'],
});
