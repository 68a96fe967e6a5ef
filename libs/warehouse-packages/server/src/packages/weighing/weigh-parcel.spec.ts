import { expect, it } from 'vitest';
import { isImplausible } from '@caravan/warehouse-packages/port';
import { outcomeOf } from './weigh-parcel.ts';

it.each([
  [0, 500, 'unchanged'],
  [0, 0, 'unchanged'],
  [-1, 500, 'returned'],
  [499, 500, 'borne'],
  [500, 500, 'asked'],
  [1, 0, 'asked'],
] as const)('a difference of %i fen at a floor of %i fen is %s', (difference, floor, outcome) => {
  expect(outcomeOf(difference, floor)).toBe(outcome);
});

it('a weight of more than three times or less than a third of the quoted one is implausible', () => {
  expect([3_000, 3_001, 334, 333].map((grams) => isImplausible(grams, 1_000))).toEqual([false, true, false, true]);
});
