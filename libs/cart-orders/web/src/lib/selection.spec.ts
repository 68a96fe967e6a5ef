import { aCart, aCartLine } from '@caravan/cart-orders/contract/testing';
import { describe, expect, test } from 'vitest';
import { boxState, selectedLines, selectionTotals, withLines } from './selection.ts';

const tote = aCartLine({ id: 'tote', quantity: 2, unit_price_fen: 12_900, domestic_shipping_fen: 800 });
const lamp = aCartLine({
  id: 'lamp',
  quantity: 1,
  unit_price_fen: 5_000,
  domestic_shipping_fen: 1_500,
  photo: { count: 0, note: '', fee_fen: 0 },
});
const tea = aCartLine({
  id: 'tea',
  shop_name: 'Tea house',
  quantity: 1,
  unit_price_fen: 3_000,
  domestic_shipping_fen: 600,
  photo: { count: 1, note: '', fee_fen: 200 },
});
const gone = aCartLine({ id: 'gone', available: false, reason: 'Sold out', domestic_shipping_fen: 9_900 });
const cart = aCart([tote, lamp, tea, gone]);

const leftOut = (...ids: string[]) => new Set(ids);

describe('the selection', () => {
  test('contains all available lines, until one is deselected', () => {
    expect(selectedLines(cart, leftOut()).map(({ id }) => id)).toEqual(['tote', 'lamp', 'tea']);
    expect(selectedLines(cart, leftOut('lamp')).map(({ id }) => id)).toEqual(['tote', 'tea']);
  });

  test.each([
    ['all', [], { goods_fen: 33_800, photo_fen: 800, domestic_shipping_fen: 2_100, amount_fen: 36_700 }],
    [
      'without the line of the highest shipping',
      ['lamp'],
      { goods_fen: 28_800, photo_fen: 800, domestic_shipping_fen: 1_400, amount_fen: 31_000 },
    ],
    [
      'without a whole shop',
      ['tote', 'lamp'],
      { goods_fen: 3_000, photo_fen: 200, domestic_shipping_fen: 600, amount_fen: 3_800 },
    ],
    ['nothing', ['tote', 'lamp', 'tea'], { goods_fen: 0, photo_fen: 0, domestic_shipping_fen: 0, amount_fen: 0 }],
  ])('costs, with %s', (_, ids, totals) => {
    expect(selectionTotals(cart, leftOut(...ids))).toMatchObject(totals);
  });

  test('of everything costs the sum of the server’s shops', () => {
    const whole = cart.shops.reduce((sum, shop) => sum + shop.amount_fen, 0);
    expect(selectionTotals(cart, leftOut()).amount_fen).toBe(whole);
  });
});

test('a box for several lines shows all, some or none, and ignores unavailable lines', () => {
  expect(boxState(cart.items, leftOut())).toBe('all');
  expect(boxState(cart.items, leftOut('tote'))).toBe('some');
  expect(boxState(cart.items, leftOut('tote', 'lamp', 'tea'))).toBe('none');
  expect(boxState([gone], leftOut())).toBe('none');
});

test('selecting and deselecting changes only the given lines', () => {
  const before = leftOut('tote');
  expect([...withLines(before, ['lamp', 'tea'], false)]).toEqual(['tote', 'lamp', 'tea']);
  expect([...withLines(before, ['tote'], true)]).toEqual([]);
  expect([...before]).toEqual(['tote']);
});
