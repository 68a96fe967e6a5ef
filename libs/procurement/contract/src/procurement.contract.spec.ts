import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { aParcel, aPurchase } from './testing/procurement.factory.ts';
import * as parcels from './parcels.staff-endpoints.ts';
import { parcel, parcelReceipt, trackingNumber } from './parcels.schema.ts';
import { procurementReasons } from './procurement.errors.ts';
import * as purchases from './purchases.staff-endpoints.ts';
import { newPurchase, purchase } from './purchases.schema.ts';

test('every reason of an endpoint has a text in both languages', () => {
  const endpoints = [...Object.values(purchases), ...Object.values(parcels)];
  expect(contractFaults(endpoints, procurementReasons)).toEqual([]);
});

test('the factories make valid purchases and parcels', () => {
  expect(purchase.parse(aPurchase())).toEqual(aPurchase());
  expect(parcel.parse(aParcel())).toEqual(aParcel());
});

test.each([
  [' ＹＴ 1234-567 8901 ', 'YT1234-5678901'],
  ['sf１０００１\u200b', 'SF10001'],
])('the tracking number %j is %s', (typed, number) => {
  expect(trackingNumber.parse(typed)).toBe(number);
});

test('a tracking number is not empty and has an end', () => {
  expect(trackingNumber.safeParse(' \u3000').success).toBe(false);
  expect(trackingNumber.safeParse('1'.repeat(61)).success).toBe(false);
});

const bought = { supplier_order_no: '44', account: 'one', paid_fen: 1, lines: [{ line_id: 'a', quantity: 1 }] };
test.each<[string, object, boolean]>([
  ['nothing more', {}, true],
  ['a line twice', { lines: [...bought.lines, ...bought.lines] }, false],
  ['no pieces', { lines: [{ line_id: 'a', quantity: 0 }] }, false],
  ['a date that is none', { expected_at: 'soon' }, false],
  ['an unknown field', { price: 1 }, false],
])('a purchase with %s is accepted or refused', (_, over, accepted) => {
  expect(newPurchase.safeParse({ ...bought, ...over }).success).toBe(accepted);
});

const found = { line_id: 'a', quantity: 1, weight_g: 500, length_mm: 1, width_mm: 1, height_mm: 1 };
test('a line may be received in two conditions, with a bin in the form of labels', () => {
  const broken = { ...found, condition: 'damaged', bin: 'ａ-01' };
  const { lines } = parcelReceipt.parse({ lines: [found, broken], more_comes: false });
  expect(lines.map(({ condition, bin }) => [condition, bin])).toEqual([
    ['good', undefined],
    ['damaged', 'A-01'],
  ]);
});
