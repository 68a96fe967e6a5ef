import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fenBelow, fenOf, shareOf } from './exact-rate.ts';

test.each([
  [15_000, '7.5833', 113_749, 113_750],
  [15_000, '7.6', 114_000, 114_000],
  [1, '0.0046', 0, 0],
  [1, '0.5', 0, 1],
  [1, '7', 7, 7],
  [1_000_000, '0.04650558', 46_505, 46_506],
])('%i hundredths at %s are %i fen if rounded down, and %i if rounded', (cents, rate, below, rounded) => {
  expect([fenBelow(cents, rate), fenOf(cents, rate)]).toEqual([below, rounded]);
});

test.each([
  [10_000, 1_900, 1_900],
  [1, 5_000, 1],
  [1, 4_999, 0],
  [333, 2_550, 85],
  [0, 10_000, 0],
  [1_000_000_000, 100_000, 10_000_000_000],
])('of %i fen, %i basis points are %i fen', (fen, basisPoints, share) => {
  expect(shareOf(fen, basisPoints)).toBe(share);
});

test('a rounded amount differs from the one below by at most one fen', () => {
  const rate = fc
    .tuple(fc.nat(999), fc.nat(999_999))
    .map(([whole, rest]) => `${whole}.${String(rest).padStart(6, '0')}`);
  fc.assert(
    fc.property(fc.nat(1_000_000_000), rate, (cents, yuan) => {
      const below = fenBelow(cents, yuan);
      const rounded = fenOf(cents, yuan);
      expect(Number.isSafeInteger(below)).toBe(true);
      expect([below, below + 1]).toContain(rounded);
    }),
  );
});
