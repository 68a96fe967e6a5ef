import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { aParcel, aPurchase, aStatementLine } from './testing/procurement.factory.ts';
import * as parcels from './parcels.staff-endpoints.ts';
import { parcel, parcelReceipt } from './parcels.schema.ts';
import { procurementReasons } from './procurement.errors.ts';
import * as purchases from './purchases.staff-endpoints.ts';
import { newPurchase, purchase } from './purchases.schema.ts';
import { statementImport, statementLine } from './statements.schema.ts';
import * as statements from './statements.staff-endpoints.ts';

test('every reason of an endpoint has a text in both languages', () => {
  const endpoints = [...Object.values(purchases), ...Object.values(parcels), ...Object.values(statements)];
  expect(contractFaults(endpoints, procurementReasons)).toEqual([]);
});

test('the factories make valid purchases, parcels and statement lines', () => {
  expect(purchase.parse(aPurchase())).toEqual(aPurchase());
  expect(parcel.parse(aParcel())).toEqual(aParcel());
  expect(statementLine.parse(aStatementLine())).toEqual(aStatementLine());
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

test.each(['4.40011E+18', '4,40011e18', '44001122334455600000'])(
  'an order number that a spreadsheet has shortened to %s is refused with its reason',
  (number) => {
    const { error } = newPurchase.safeParse({ ...bought, supplier_order_no: number });
    expect(error?.issues).toMatchObject([{ path: ['supplier_order_no'], message: 'order_number_shortened' }]);
  },
);

const found = { line_id: 'a', quantity: 1, weight_g: 500, length_mm: 1, width_mm: 1, height_mm: 1 };
test('a line may be received in two conditions, with a bin in the form of labels', () => {
  const broken = { ...found, condition: 'damaged', bin: 'ａ-01' };
  const { lines } = parcelReceipt.parse({ lines: [found, broken], more_comes: false });
  expect(lines.map(({ condition, bin }) => [condition, bin])).toEqual([
    ['good', undefined],
    ['damaged', 'A-01'],
  ]);
});

const paid = { supplier_order_no: '44', amount_fen: 1, paid_on: '2026-11-24' };
test.each<[string, object, boolean]>([
  ['a payment', {}, true],
  ['a refund', { amount_fen: -1 }, true],
  ['half a fen', { amount_fen: 0.5 }, false],
  ['more than a form accepts', { amount_fen: -1_000_000_001 }, false],
  ['a day that does not exist', { paid_on: '2026-02-30' }, false],
  ['a time', { paid_on: '2026-11-24T00:00:00.000Z' }, false],
  ['a day of another century', { paid_on: '1999-12-31' }, false],
  ['no number', { supplier_order_no: ' ' }, false],
  ['an unknown field', { price: 1 }, false],
])('a statement with %s is accepted or refused', (_, over, accepted) => {
  const body = { account: 'one', rows: [{ ...paid, ...over }] };
  expect(statementImport.safeParse(body).success).toBe(accepted);
});

test('a statement has 1 to 1,000 rows', () => {
  const of = (length: number) => ({ account: 'one', rows: Array.from({ length }, () => paid) });
  expect([0, 1, 1_000, 1_001].map((length) => statementImport.safeParse(of(length)).success)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
