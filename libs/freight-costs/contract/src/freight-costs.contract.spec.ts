import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { writeBillLine } from './bill-line.ts';
import { freightBill, freightBillCheck, freightBillImport } from './freight-bills.schema.ts';
import { freightCostsReasons } from './freight-costs.errors.ts';
import * as wire from './freight-costs.staff-endpoints.ts';
import { freightLine, freightLineDetail, lineDecision } from './freight-lines.schema.ts';
import { freightMarginPage, freightMarginsQuery } from './freight-margins.schema.ts';
import {
  aBillCheck,
  aFreightBill,
  aFreightMarginPage,
  aLineDetail,
  anUnknownLine,
  summaryOfLine,
} from './testing/freight-costs.factory.ts';

test('every reason of a call has a text in each language, and the factories make what the contract says', () => {
  expect(contractFaults(Object.values(wire), freightCostsReasons)).toEqual([]);
  expect(freightBill.parse(aFreightBill())).toEqual(aFreightBill());
  expect(freightBillCheck.parse(aBillCheck())).toEqual(aBillCheck());
  for (const line of [aLineDetail(), anUnknownLine()]) {
    expect(freightLineDetail.parse(line)).toEqual(line);
    expect(freightLine.parse(summaryOfLine(line))).toEqual(summaryOfLine(line));
  }
  expect(freightMarginPage.parse(aFreightMarginPage())).toEqual(aFreightMarginPage());
});

const body = {
  carrier: 'DHL',
  number: '1',
  billed_on: '2026-11-20',
  currency: 'EUR',
  total_hundredths: -5,
  surcharges: ['Fuel'],
  columns: {},
  lines: [writeBillLine({ number: '', weight_g: null, amounts: [-5, 0] })],
};

test.each([
  ['', {}],
  ['currency', { currency: 'eur' }],
  ['billed_on', { billed_on: '2026-02-30' }],
  ['total_hundredths', { total_hundredths: 1.5 }],
  ['lines', { surcharges: [] }],
  ['lines.0', { lines: ['\t-1\t1\t0'] }],
  ['lines.0', { lines: ['\t1\t12.5\t0'] }],
  ['lines.0', { lines: ['\t1'] }],
  ['lines.0', { lines: ['\t1\t9999999999\t0'] }],
  ['lines.0', { lines: [`${'X'.repeat(101)}\t1\t1\t0`] }],
  ['lines.0', { lines: ['JD1\u0000\t1\t1\t0'] }],
  ['lines', { lines: [] }],
])('of a bill, the field "%s" is refused with %j', (field, over) => {
  const issues = freightBillImport.safeParse({ ...body, ...over }).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual(field ? [field] : []);
});

test('a dispute needs a note, and margins have an order of days', () => {
  expect(lineDecision.parse({ decision: 'accept' })).toEqual({ decision: 'accept', note: '' });
  expect(lineDecision.safeParse({ decision: 'dispute', note: ' ' }).success).toBe(false);
  const asked = (from: string, to: string) => freightMarginsQuery.safeParse({ from, to }).success;
  expect(asked('2026-11-01', '2026-11-01')).toBe(true);
  expect(asked('2026-11-02', '2026-11-01')).toBe(false);
  expect(asked('2025-11-01', '2026-11-30')).toBe(false);
});
