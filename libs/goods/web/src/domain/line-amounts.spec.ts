import { aGoods, aSku } from '@caravan/goods/contract/testing';
import { expect, test } from 'vitest';
import { lineAmounts } from './line-amounts.ts';

const plain = aGoods({ tiers: [], options: [], skus: [] });

test('goods, photos and shipping add up', () => {
  expect(lineAmounts(plain, undefined, { quantity: 2, photoCount: 3 }, 200)).toEqual({ unit: 6800, goods: 13_600, photos: 600, shipping: 800, total: 15_000 });
});

test('the chosen SKU sets the price', () => {
  expect(lineAmounts(plain, aSku({ price_fen: 7800 }), { quantity: 1, photoCount: 0 }, 200).unit).toBe(7800);
});

test('a tier price begins at its quantity', () => {
  const tiered = aGoods({ options: [], skus: [] });
  expect(lineAmounts(tiered, undefined, { quantity: 9, photoCount: 0 }, 200).unit).toBe(6800);
  expect(lineAmounts(tiered, undefined, { quantity: 10, photoCount: 0 }, 200).unit).toBe(6200);
});
