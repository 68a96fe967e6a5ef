import { day } from '@caravan/kernel';
import { expect, test } from 'vitest';
import { daysLeft, storageFee } from './storage-fee.ts';
import { withoutSearches } from './storage-pause.ts';

const storedAt = new Date('2026-11-10T08:00:00Z');
const after = (days: number) => new Date(storedAt.getTime() + days * day);

test.each([
  ['never searched for', 0, null, 31, 0, 50],
  ['searched for since day 10', 0, 10, 10, 20, 0],
  ['still searched for on day 40', 0, 10, 40, 20, 0],
  ['still searched for after a year', 0, 10, 365, 20, 0],
  ['searched for five days before', 5, null, 31, 4, 0],
  ['searched for five days before, and after the free days', 5, null, 36, 0, 50],
  ['searched for again after the free days: the fee stands', 5, 37, 90, 0, 100],
  ['asked about a time before the search', 0, 40, 31, 0, 50],
])('goods %s', (_name, searchedDays, missingDay, now, left, fee) => {
  const missingAt = missingDay === null ? null : after(missingDay);
  const terms = { freeDays: 30, storageFeeFen: 50, storageMaxFen: 3_000 };
  const goods = withoutSearches({ ...terms, storedAt, searchedMs: searchedDays * day, missingAt }, after(now));
  expect(daysLeft(goods, after(now))).toBe(left);
  expect(storageFee(goods, after(now))).toBe(fee);
});
