import { expect, it } from 'vitest';
import { packingKinds } from '@caravan/warehouse-packages/contract';
import { choosePacking, firstPrices } from './packing-prices.ts';

it('the built-in prices have every kind once, in the fixed order', () => {
  expect(firstPrices.map(({ kind }) => kind)).toEqual(packingKinds);
});

it.each([
  [[], []],
  [['vacuum'], [{ kind: 'vacuum', priceFen: 300 }]],
  [
    ['gift', 'corner_protection'],
    [
      { kind: 'corner_protection', priceFen: 500 },
      { kind: 'gift', priceFen: 0 },
    ],
  ],
] as const)('%j are chosen with their prices', (kinds, chosen) => {
  expect(choosePacking(firstPrices, kinds)).toEqual(chosen);
});

it('nothing is chosen if one of the options is not offered', () => {
  const prices = firstPrices.map((price) => ({ ...price, offered: price.kind !== 'vacuum' }));
  expect(choosePacking(prices, ['gift', 'vacuum'])).toBeUndefined();
  expect(choosePacking(prices, ['gift'])).toEqual([{ kind: 'gift', priceFen: 0 }]);
});
