import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareFen } from './share-fen.ts';

test.each([
  [10, [1, 1, 1], [4, 3, 3]],
  [1, [5, 5], [1, 0]],
  [0, [5, 5], [0, 0]],
  [7, [0, 7, 0], [0, 7, 0]],
  [100, [333, 333, 334], [33, 33, 34]],
  [5, [], []],
  [0, [0, 0], [0, 0]],
])('%i over %j are %j', (amount, weights, shares) => {
  expect(shareFen(amount, weights)).toEqual(shares);
});

const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 50 });
const shared = weights
  .filter((all) => all.some((weight) => weight > 0))
  .chain((all) => fc.tuple(fc.constant(all), fc.integer({ min: 0, max: all.reduce((a, b) => a + b, 0) })));

test('shares add up, are never above their weights, and are less than a fen from the exact proportion', () => {
  fc.assert(
    fc.property(shared, ([all, amount]) => {
      const shares = shareFen(amount, all);
      const total = all.reduce((a, b) => a + b, 0);
      expect(shares.reduce((a, b) => a + b, 0)).toBe(amount);
      shares.forEach((share, index) => {
        const weight = all[index] ?? 0;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(weight);
        const off = BigInt(share) * BigInt(total) - BigInt(amount) * BigInt(weight);
        expect(off < BigInt(total) && off > -BigInt(total)).toBe(true);
      });
    }),
  );
});
