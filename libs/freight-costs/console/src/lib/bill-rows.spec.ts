// zh-punctuation: off, because of the names of columns.
import { expect, it, test } from 'vitest';
import { isInGrams, likelySurcharges, placesWith } from './bill-columns.ts';
import { amountColumns, amountOf, billRows, type BillChoice } from './bill-rows.ts';

test.each([
  ['12.50', 1_250],
  ['-1,234.50', -123_450],
  ['(12.50)', -1_250],
  ['12.50-', -1_250],
  ['€ 12,50', 1_250],
  ['12.5 EUR', 1_250],
  ['-€3', -300],
  ['¥12', 'currency'],
  ['12 USD', 'currency'],
  ['12.345', undefined],
  ['12-50', undefined],
  ['twelve', undefined],
  ['1E5', undefined],
  ['', undefined],
])('the amount %s of a bill in euros is %s', (text, expected) => {
  expect(amountOf(text, 'EUR')).toBe(expected);
});

const head = ['Waybill', 'Weight', 'Freight', 'Fuel', 'Pieces', 'Total', 'Note'];
const places = { number: 0, weight: 1, base: 2, total: 5 };
const choice: BillChoice = { places, surcharges: [3], unit: 'kg', currency: 'CNY' };
const read = (rows: readonly string[][], over: Partial<BillChoice> = {}) =>
  billRows({ lines: rows.map((cells, index) => ({ line: index + 2, cells })) }, { ...choice, ...over });
const faults = (row: string[], over: Partial<BillChoice> = {}) => read([row], over).unread.map(({ why }) => why);

it('reads lines, and finds the row with their sum', () => {
  const found = read([
    ['JD0001', '1.25', '50', '5.00', '1', '55.00', ''],
    ['JD0002', '', '¥20.00', '-', '1', '¥20.00', ''],
    ['', '', '8', '', '', '8', 'monthly fee'],
    ['', '1.25', '78', '5', '2', '83.00', 'total'],
  ]);
  expect(found.rows.map(({ row }) => row)).toEqual([
    { number: 'JD0001', weight_g: 1_250, amounts: [5_000, 500] },
    { number: 'JD0002', weight_g: null, amounts: [2_000, 0] },
    { number: '', weight_g: null, amounts: [800, 0] },
  ]);
  expect(found.unread).toMatchObject([{ line: 5, why: 'sum' }]);
});

it('takes what the total has besides the surcharges for the base amount', () => {
  const { rows } = read([['JD0001', '900', '', '5.00', '1', '55.00', '']], {
    unit: 'g',
    places: { number: 0, weight: 1, total: 5 },
  });
  expect(rows.map(({ row }) => row)).toEqual([{ number: 'JD0001', weight_g: 900, amounts: [5_000, 500] }]);
});

it('says what is wrong with a row', () => {
  expect(faults(['JD0001', '1', '50', '5', '1', '54', ''])).toEqual(['adds']);
  expect(faults(['JD0001', '1', '50', '5', '1', 'much', ''])).toEqual(['amount']);
  expect(faults(['JD0001', '1', '50', 'x', '1', '55', ''])).toEqual(['amount']);
  expect(faults(['JD0001', '1', '50', '5', '1', '', ''])).toEqual(['amount']);
  expect(faults(['JD0001', 'heavy', '50', '5', '1', '55', ''])).toEqual(['weight']);
  expect(faults(['JD0001', '1', '$50', '5', '1', '$55', ''])).toEqual(['currency']);
  expect(faults(['JD0001', '1', '50', '5', '1', '55', 'EUR'], { places: { ...places, currency: 6 } })).toEqual([
    'currency',
  ]);
  expect(faults(['JD0001', '1', '50', '5', '1', '55', 'RMB'], { places: { ...places, currency: 6 } })).toEqual([]);
  expect(faults(['9.40011E+21', '1', '50', '5', '1', '55', ''])).toEqual(['shortened']);
  expect(faults(['', '', '', '', '', '', 'Thank you'])).toEqual(['nothing']);
});

it('finds columns by the last file of the carrier, and by their names', () => {
  const lines = [{ line: 2, cells: ['JD0001', '1', '50', '5', '2', '55', 'x'] }];
  const candidates = amountColumns({ head, lines }, { places, currency: 'CNY' });
  expect(candidates).toEqual([3, 4]);
  expect(likelySurcharges(head, candidates, undefined)).toEqual([3]);
  expect(likelySurcharges(head, candidates, { columns: {}, surcharges: ['Pieces', 'Gone'] })).toEqual([4]);
  const layout = { columns: { number: 'Note', total: 'Gone' }, surcharges: [] };
  expect(placesWith({ head, places }, layout)).toEqual({ ...places, number: 6 });
  expect(['Weight (g)', '重量克', 'Weight kg', '重量(千克)', undefined].map(isInGrams)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
