import { defineEndpoint } from '@caravan/kernel';
import type {
  CountedBin,
  CountScan,
  DifferenceDecisions,
  ScannedGoods,
  ScansLeft,
  StockCountDetail,
  StockCountPage,
  StockCountsQuery,
} from './stock-counts.schema.ts';

type ByNumber = { number: string };

export const listStockCounts = defineEndpoint<{ query: StockCountsQuery; data: StockCountPage }>()({
  method: 'GET',
  path: '/staff/stock_counts',
  login: 'staff',
  roles: ['receiver', 'service', 'auditor'],
  tags: ['staff-stock-count'],
  summary: 'Counts of bins, newest first',
});

export const getStockCount = defineEndpoint<{ params: ByNumber; data: StockCountDetail }>()({
  method: 'GET',
  path: '/staff/stock_counts/:number',
  login: 'staff',
  roles: ['receiver', 'service', 'auditor'],
  tags: ['staff-stock-count'],
  summary: 'One count of a bin, with what was scanned and the differences',
  quiet: ['not_found'],
});

export const openStockCount = defineEndpoint<{ body: CountedBin; data: StockCountDetail }>()({
  method: 'POST',
  path: '/staff/stock_counts',
  login: 'staff',
  roles: ['receiver'],
  tags: ['staff-stock-count'],
  summary: 'Begin to count a bin, or continue; the open count of a colleague is shown, and not changed',
  reasons: ['bin_unknown', 'count_waits'],
  quiet: ['bin_unknown', 'count_waits'],
});

export const takeOverStockCount = defineEndpoint<{ params: ByNumber; data: StockCountDetail }>()({
  method: 'POST',
  path: '/staff/stock_counts/:number/take_over',
  login: 'staff',
  roles: ['receiver'],
  tags: ['staff-stock-count'],
  summary: 'Continue the open count of a colleague, with what was scanned so far',
  reasons: ['wrong_state'],
  quiet: ['wrong_state'],
});

const scanReasons = [
  'count_not_open',
  'count_taken',
  'item_unknown',
  'item_lost',
  'item_turned_up',
  'scanned_gone',
  'scanned_in_hand',
  'bin_elsewhere',
] as const;

export const scanStockCount = defineEndpoint<{ body: CountScan; data: ScannedGoods }>()({
  method: 'POST',
  path: '/staff/stock_counts/scan',
  login: 'staff',
  roles: ['receiver'],
  tags: ['staff-stock-count'],
  summary: 'Record goods that are in the bin; goods that are scanned twice count once',
  idempotency: 'key',
  reasons: scanReasons,
  quiet: scanReasons,
});

const undoReasons = ['count_not_open', 'count_taken', 'item_unknown', 'item_lost', 'item_turned_up'] as const;

export const undoStockCountScan = defineEndpoint<{ body: CountScan; data: ScansLeft }>()({
  method: 'POST',
  path: '/staff/stock_counts/scan/undo',
  login: 'staff',
  roles: ['receiver'],
  tags: ['staff-stock-count'],
  summary: 'Take back the scan of goods in the own open count; goods that were not scanned change nothing',
  idempotency: 'key',
  reasons: undoReasons,
  quiet: undoReasons,
});

export const closeStockCount = defineEndpoint<{ body: CountedBin; data: StockCountDetail }>()({
  method: 'POST',
  path: '/staff/stock_counts/close',
  login: 'staff',
  roles: ['receiver'],
  tags: ['staff-stock-count', 'task'],
  summary: 'Compare what was scanned with the records; differences wait for the decision of a second person',
  idempotency: 'key',
  reasons: ['count_not_open', 'count_taken'],
  quiet: ['count_not_open', 'count_taken'],
});

const decideReasons = [
  'own_count',
  'count_decided',
  'wrong_state',
  'bin_unknown',
  'bin_elsewhere',
  'bin_one_shopper',
  'bin_one_shopper_full',
  'claimed',
] as const;

export const decideStockCount = defineEndpoint<{
  params: ByNumber;
  body: DifferenceDecisions;
  data: StockCountDetail;
}>()({
  method: 'POST',
  path: '/staff/stock_counts/:number/decide',
  login: 'staff',
  roles: ['service'],
  tags: ['staff-stock-count', 'staff-store', 'staff-package', 'bin', 'task'],
  summary: 'Confirm differences, which changes the records, or have the bin counted again',
  idempotency: 'key',
  reasons: decideReasons,
  quiet: decideReasons,
});
