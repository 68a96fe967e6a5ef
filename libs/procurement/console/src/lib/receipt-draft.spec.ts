import { anExpectedLine } from '@caravan/procurement/contract/testing';
import { parcelReceipt } from '@caravan/procurement/contract/schema';
import { expect, test } from 'vitest';
import { draftsOf, faultsOf, isShort, receiptOf, sidesOf, wholeOf } from './receipt-draft.ts';

const lines = [anExpectedLine(), anExpectedLine({ line_id: 'line_2', expected_quantity: 0 })];
const [proposed] = draftsOf(lines);
if (!proposed) throw new Error('no draft');
const medium = { code: 'M', length_mm: 300, width_mm: 200, height_mm: 150 };
const measured = { ...proposed, weight: '５００', ...sidesOf(medium) };

test('lines that expect pieces are proposed in full', () => {
  expect(draftsOf(lines).map(({ lineId, quantity, condition }) => [lineId, quantity, condition])).toEqual([
    ['line_1', 2, 'good'],
  ]);
});

test.each([
  ['500', 500],
  ['５００', 500],
  [' 7 ', 7],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1001', undefined],
  ['', undefined],
])('the typed number %j is %s', (typed, value) => {
  expect(wholeOf(typed, 1_000)).toBe(value);
});

test('measures are needed for what came, and for nothing else', () => {
  expect(faultsOf(proposed)).toEqual(['weight', 'length', 'width', 'height']);
  expect(faultsOf({ ...proposed, quantity: 0 })).toEqual([]);
  expect(faultsOf(measured)).toEqual([]);
  expect(receiptOf([proposed], false)).toBeUndefined();
  expect(receiptOf([{ ...proposed, quantity: 0 }], false)).toBeUndefined();
});

test('what is sent keeps the contract, with the bin in the form of labels', () => {
  const receipt = receiptOf([{ ...measured, bin: ' ａ-01 ', condition: 'damaged', note: ' torn ' }], true);
  expect(receipt).toEqual({
    more_comes: true,
    lines: [
      {
        line_id: 'line_1',
        quantity: 2,
        weight_g: 500,
        length_mm: medium.length_mm,
        width_mm: medium.width_mm,
        height_mm: medium.height_mm,
        restrictions: [],
        bin: 'A-01',
        condition: 'damaged',
        note: 'torn',
      },
    ],
  });
  expect(parcelReceipt.parse(receipt)).toEqual(receipt);
});

test('a parcel is short if fewer pieces came than were expected', () => {
  expect(isShort([measured], lines)).toBe(false);
  expect(isShort([{ ...measured, quantity: 1 }], lines)).toBe(true);
});
