import { describe, expect, test } from 'vitest';
import type { PriceChange } from '@caravan/cart-orders/contract';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { valueLine, type ValuedLine } from './value-line.ts';

const line = (over: Partial<ValuedLine> = {}): ValuedLine => ({
  quantity: 1,
  manual: null,
  priceChange: null,
  goneAt: null,
  ...over,
});
const negotiated: PriceChange = { unit_price_fen: 5_000, domestic_shipping_fen: 0, reason: 'negotiated', text: '' };
const tiers = [
  { min_quantity: 1, price_fen: 6_800 },
  { min_quantity: 10, price_fen: 6_200 },
];

describe('the price of a line', () => {
  test('is the price of the snapshot', () => {
    expect(valueLine(line(), aSnapshot())).toEqual({
      listedPriceFen: 6_800,
      unitPriceFen: 6_800,
      domesticShippingFen: 800,
      domesticShippingStated: true,
      maxQuantity: 999,
      unavailable: null,
    });
  });

  test.each([
    [9, 6_800],
    [10, 6_200],
    [999, 6_200],
  ])('for %i pieces of a tiered product is %i fen each', (quantity, price) => {
    expect(valueLine(line({ quantity }), aSnapshot({ tiers })).unitPriceFen).toBe(price);
  });

  test("is the shopper's own price with a reason, together with the shop's price", () => {
    const value = valueLine(line({ quantity: 10, priceChange: negotiated }), aSnapshot({ tiers }));
    expect(value).toMatchObject({
      unitPriceFen: 5_000,
      listedPriceFen: 6_200,
      domesticShippingFen: 0,
      unavailable: null,
    });
  });

  test('for goods described by hand is the price that the shopper entered', () => {
    const manual = { url: '', name: 'Tea', spec: '250 g', unit_price_fen: 5_000, domestic_shipping_fen: 600 };
    expect(valueLine(line({ manual }), null)).toMatchObject({
      unitPriceFen: 5_000,
      listedPriceFen: 5_000,
      domesticShippingFen: 600,
      unavailable: null,
    });
  });
});

describe('a line is available', () => {
  test.each([
    ['with stock to spare', { stock: 3 }, 2, null, 3],
    ['with the last pieces', { stock: 3 }, 3, null, 3],
    ['not beyond the stock', { stock: 3 }, 4, 'few_left:left=3', 3],
    ['not when sold out', { availability: 'out_of_stock' }, 1, 'sold_out', 999],
    ['not with a stock of 0, even if the page says otherwise', { stock: 0 }, 1, 'sold_out', 0],
    ['when the shop does not say', { availability: 'unknown' }, 1, null, 999],
  ] as const)('%s', (_, over, quantity, unavailable, maxQuantity) => {
    expect(valueLine(line({ quantity }), aSnapshot(over))).toMatchObject({ unavailable, maxQuantity });
  });

  test('not after the shop has stopped selling it', () => {
    expect(valueLine(line({ goneAt: new Date() }), aSnapshot()).unavailable).toBe('goods_gone');
  });

  test('not if its snapshot is lost; it then costs nothing', () => {
    expect(valueLine(line(), null)).toMatchObject({
      unavailable: 'goods_gone',
      unitPriceFen: 0,
      domesticShippingFen: 0,
    });
  });
});
