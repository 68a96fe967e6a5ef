import type { CartLine, OrderPreview } from '@caravan/cart-orders/contract';
import { aCartLine, anOrderPreview } from '@caravan/cart-orders/contract/testing';
import { expect, test } from 'vitest';
import { changedPrices } from './preview-changes.ts';

const previewOf = (...lines: CartLine[]): OrderPreview => {
  const plain = anOrderPreview();
  return { ...plain, orders: plain.orders.map((order) => ({ ...order, lines })) };
};
const tote = (over: Partial<CartLine> = {}) =>
  aCartLine({ id: 'tote', unit_price_fen: 12_900, domestic_shipping_fen: 800, ...over });

test('reports changed prices and shipping fees with their previous values', () => {
  const before = previewOf(tote(), aCartLine({ id: 'lamp' }), aCartLine({ id: 'tea', domestic_shipping_fen: 500 }));
  const after = previewOf(
    tote({ unit_price_fen: 13_500 }),
    aCartLine({ id: 'lamp' }),
    aCartLine({ id: 'tea', domestic_shipping_fen: 0 }),
  );
  expect([...changedPrices(before, after)]).toEqual([
    ['tote', { unit_price_fen: 12_900, domestic_shipping_fen: 800 }],
    ['tea', { unit_price_fen: 12_900, domestic_shipping_fen: 500 }],
  ]);
});

test('a new line has no previous price', () => {
  expect(changedPrices(previewOf(), previewOf(tote())).size).toBe(0);
});
