import { contractFaults } from '@caravan/kernel/testing';
import { expect, it } from 'vitest';
import { figures, figuresQuery, marginPage, marginsQuery } from './figures.schema.ts';
import * as endpoints from './figures.staff-endpoints.ts';
import { firstDayOf, periodsOf } from './periods.ts';
import { aMarginPage, anOrderMargin, someFigures } from './testing/figures.factory.ts';

it('has a text for every reason, and a factory of valid figures', () => {
  expect(contractFaults(Object.values(endpoints), {})).toEqual([]);
  expect(figures.parse(someFigures())).toEqual(someFigures());
  const page = aMarginPage([anOrderMargin()]);
  expect(marginPage.parse(page)).toEqual(page);
});

it.each([
  [{ from: 'b.é', to: '{"__proto__":1}' }, ['from', 'to']],
  [{ from: '2026-02-30', to: '2026-11-29' }, ['from']],
  [{ from: '2026-11-29', to: 'tomorrow' }, ['to']],
  [{ from: '9999-12-31', to: '9999-12-31' }, ['from', 'to']],
  [{ from: '0000-01-01', to: '2026-11-29' }, ['from']],
  [{ from: '2026-11-29', to: '2026-11-28' }, ['to']],
  [{ from: '2000-01-01', to: '2099-12-31' }, ['from']],
])('refuses the days %o at their fields', (days, fields) => {
  const read = figuresQuery.safeParse({ ...days, by: 'month' });
  expect(read.error?.issues.map(({ path }) => path.join('.'))).toEqual(fields);
});

it.each([
  ['2026-01-01', '2027-01-01', []],
  ['2026-01-01', '2027-01-02', ['from']],
  ['2026-01-02', '2026-01-01', ['to']],
])('lists margins of at most 366 days: %s to %s', (from, to, fields) => {
  const read = marginsQuery.safeParse({ from, to });
  expect(read.error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(fields);
});

it.each([
  ['day', '2026-11-29', '2026-11-29'],
  ['week', '2026-11-29', '2026-11-23'],
  ['week', '2026-11-23', '2026-11-23'],
  ['week', '2027-01-01', '2026-12-28'],
  ['month', '2026-11-29', '2026-11-01'],
] as const)('the %s of %s begins on %s', (by, date, first) => {
  expect(firstDayOf(date, by)).toBe(first);
});

it.each([
  ['day', '2026-12-31', '2027-01-01', ['2026-12-31 2026-12-31', '2027-01-01 2027-01-01']],
  ['week', '2026-12-30', '2027-01-04', ['2026-12-30 2027-01-03', '2027-01-04 2027-01-04']],
  ['month', '2027-01-31', '2027-03-01', ['2027-01-31 2027-01-31', '2027-02-01 2027-02-28', '2027-03-01 2027-03-01']],
] as const)('%ss cover the days from %s to %s', (by, from, to, expected) => {
  expect(periodsOf({ from, to, by }, 10).map((one) => `${one.from} ${one.to}`)).toEqual(expected);
  expect(periodsOf({ from, to, by }, 1)).toHaveLength(1);
});
