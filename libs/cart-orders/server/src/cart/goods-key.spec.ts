import { expect, test } from 'vitest';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { keyOfManual, keyOfSnapshot } from './goods-key.ts';

test('another snapshot of the same variant is the same goods', () => {
  expect(keyOfSnapshot(aSnapshot({ snapshotId: 'snapshot-2', unitPriceFen: 1 }))).toBe(keyOfSnapshot(aSnapshot()));
});

test.each([
  ['variant', { skuId: 'ink-m' }],
  ['item', { itemId: '1' }],
  ['platform', { platform: 'tmall' }],
  ['page, on a platform without item numbers', { itemId: null, url: 'https://shop.example/b' }],
] as const)('another %s is other goods', (_, over) => {
  expect(keyOfSnapshot(aSnapshot(over))).not.toBe(keyOfSnapshot(aSnapshot()));
});

const manual = { url: '', name: 'Tea', spec: '250 g', unit_price_fen: 5_000, domestic_shipping_fen: 0 };

test('an absent text and an empty text give the same key', () => {
  expect(keyOfManual({ ...manual, description: '', shop_name: '' })).toBe(keyOfManual(manual));
});

test.each([{ name: 'Teapot' }, { spec: '500 g' }, { unit_price_fen: 5_001 }, { shop_name: 'Tea house' }])(
  'goods described by hand differ by %j',
  (over) => {
    expect(keyOfManual({ ...manual, ...over })).not.toBe(keyOfManual(manual));
  },
);
