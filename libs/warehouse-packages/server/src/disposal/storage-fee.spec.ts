import { expect, test } from 'vitest';
import { daysLeft, freeUntil, storageFee } from './storage-fee.ts';

const stored = new Date('2026-11-10T08:00:00Z');
const goods = { storedAt: stored, freeDays: 30, storageFeeFen: 50, storageMaxFen: 3_000 };
const at = (iso: string) => new Date(iso);

test('storage is free for thirty days from receipt', () => {
  expect(freeUntil(goods)).toEqual(at('2026-12-10T08:00:00Z'));
});

test.each([
  ['2026-11-10T08:00:00Z', 30, 0],
  ['2026-11-10T08:00:01Z', 30, 0],
  ['2026-11-11T08:00:00Z', 29, 0],
  ['2026-12-09T08:00:01Z', 1, 0],
  ['2026-12-10T08:00:00Z', 0, 0],
  ['2026-12-10T08:00:01Z', 0, 50],
  ['2026-12-11T08:00:00Z', 0, 50],
  ['2026-12-11T08:00:01Z', 0, 100],
  ['2027-01-09T08:00:00Z', 0, 1_500],
  ['2027-02-07T08:00:00Z', 0, 2_950],
  ['2027-02-07T08:00:01Z', 0, 3_000],
  ['2027-02-08T08:00:00Z', 0, 3_000],
  ['2027-02-08T08:00:01Z', 0, 3_000],
  ['2036-11-10T08:00:00Z', 0, 3_000],
])('at %s %i days are left and %i fen are due', (now, left, fee) => {
  expect(daysLeft(goods, at(now))).toBe(left);
  expect(storageFee(goods, at(now))).toBe(fee);
});

test.each([
  ['of a shop without free days', { freeDays: 0 }, '2026-11-10T08:00:01Z', 0, 50],
  ['of a shop with more free days', { freeDays: 60 }, '2027-01-09T08:00:00Z', 0, 0],
  ['of a shop with a higher fee', { storageFeeFen: 120, storageMaxFen: 240 }, '2026-12-11T08:00:01Z', 0, 240],
  ['of a shop that charges nothing', { storageFeeFen: 0, storageMaxFen: 0 }, '2027-02-08T08:00:00Z', 0, 0],
])('goods %s cost what their order promised', (_, rules, now, left, fee) => {
  const own = { ...goods, ...rules };
  expect([daysLeft(own, at(now)), storageFee(own, at(now))]).toEqual([left, fee]);
});
