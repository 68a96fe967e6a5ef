import { pageOf } from '@caravan/web-core';
import { expect, test } from 'vitest';
import { filtersOf, fundHref, isFiltered, newestRecords, recordsQuery } from './records-query.ts';

const none = { type: '', from: '', to: '' } as const;

test.each([
  ['', none],
  ['type=refund&from=2026-11-01&to=2026-11-30', { type: 'refund', from: '2026-11-01', to: '2026-11-30' }],
  ['type=gift&from=yesterday&to=2026-13-45', none],
])('the address %s asks for', (address, filters) => expect(filtersOf(new URLSearchParams(address))).toEqual(filters));

test('filters and page go into the address and come back', () => {
  const filters = { type: 'payment', from: '2026-11-01', to: '' } as const;
  const address = fundHref(filters, 2);
  expect(address).toBe('/mine/fund?type=payment&from=2026-11-01&page=2');
  const search = new URL(address, 'http://site.invalid').searchParams;
  expect(filtersOf(search)).toEqual(filters);
  expect(pageOf(search)).toBe(2);
  expect(fundHref(none)).toBe('/mine/fund');
});

test('without filters it requests the newest records and the last 90 days', () => {
  expect(recordsQuery(none, 1)).toEqual(newestRecords);
  expect(isFiltered(none)).toBe(false);
  expect(isFiltered({ ...none, to: '2026-11-01' })).toBe(true);
});
