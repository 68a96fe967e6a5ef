import { expect, it } from 'vitest';
import { unitPriceAt } from './tier-price.ts';

const tiers = [
  { min_quantity: 100, price_fen: 2760 },
  { min_quantity: 1, price_fen: 2989 },
  { min_quantity: 300, price_fen: 2590 },
];

it.each([
  [1, 2989],
  [99, 2989],
  [100, 2760],
  [299, 2760],
  [300, 2590],
])('%i pieces cost %i fen each', (quantity, expected) => {
  expect(unitPriceAt(2989, tiers, quantity)).toBe(expected);
});

it('keeps the price where no tier is reached', () => {
  expect(unitPriceAt(3500, [{ min_quantity: 3, price_fen: 3400 }], 2)).toBe(3500);
});
