import { aGoods, aSku } from '@caravan/goods/contract/testing';
import { expect, test } from 'vitest';
import { lineAmounts } from './line-amounts.ts';

const plain = aGoods({ tiers: [], options: [], skus: [] });

test('goods, photos and shipping add up', () => {
  expect(lineAmounts(plain, undefined, { quantity: 2, photoCount: 3 }, 200)).toEqual({
    unit: 6800,
    goods: 13_600,
    photos: 600,
    shipping: 800,
    total: 15_000,
  });
});

test('the chosen SKU sets the price', () => {
  expect(lineAmounts(plain, aSku({ price_fen: 7800 }), { quantity: 1, photoCount: 0 }, 200).unit).toBe(7800);
});

test('a tier price begins at its quantity', () => {
  const tiered = aGoods({ options: [], skus: [] });
  expect(lineAmounts(tiered, undefined, { quantity: 9, photoCount: 0 }, 200).unit).toBe(6800);
  expect(lineAmounts(tiered, undefined, { quantity: 10, photoCount: 0 }, 200).unit).toBe(6200);
});

test('a price set by the shopper replaces the shop’s', () => {
  const own = { unit_price_fen: 6000, domestic_shipping_fen: 0 };
  expect(lineAmounts(plain, aSku(), { quantity: 2, photoCount: 0 }, 200, own)).toEqual({
    unit: 6000,
    goods: 12_000,
    photos: 0,
    shipping: 0,
    total: 12_000,
  });
});

test('a fee for shipping that the shop does not state is unknown, and not part of the total', () => {
  const unstated = aGoods({
    tiers: [],
    options: [],
    skus: [],
    domestic_shipping_fen: 0,
    domestic_shipping_stated: false,
  });
  const wish = { quantity: 1, photoCount: 0 };
  expect(lineAmounts(unstated, undefined, wish, 200)).toMatchObject({ shipping: null, total: 6800 });
  const own = { unit_price_fen: 6800, domestic_shipping_fen: 500 };
  expect(lineAmounts(unstated, undefined, wish, 200, own)).toMatchObject({ shipping: 500, total: 7300 });
});
