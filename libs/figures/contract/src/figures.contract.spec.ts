import { contractFaults } from '@caravan/kernel/testing';
import { expect, it } from 'vitest';
import { figures } from './figures.schema.ts';
import * as endpoints from './figures.staff-endpoints.ts';
import { firstDayOf, periodsOf } from './periods.ts';
import { someFigures } from './testing/figures.factory.ts';

it('has a text for every reason, and a factory of valid figures', () => {
  expect(contractFaults(Object.values(endpoints), {})).toEqual([]);
  expect(figures.parse(someFigures())).toEqual(someFigures());
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
