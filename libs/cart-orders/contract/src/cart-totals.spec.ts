import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTotals, lineAmount, shopTotals, type PricedLine } from './cart-totals.ts';

const line = (over: Partial<PricedLine> = {}): PricedLine => ({
  unit_price_fen: 12_900,
  quantity: 2,
  domestic_shipping_fen: 800,
  photo: { fee_fen: 600 },
  ...over,
});

describe('a line', () => {
  test('pays its photos once, for any quantity', () => {
    expect(lineAmount(line({ photo: { fee_fen: 600 }, quantity: 7 }))).toBe(7 * 12_900 + 600);
  });

  test('its amount does not include domestic shipping', () => {
    expect(lineAmount(line({ domestic_shipping_fen: 99_999 }))).toBe(26_400);
  });
});

describe('a shop', () => {
  test('pays the highest shipping of its lines once', () => {
    const lines = [
      line(),
      line({ domestic_shipping_fen: 1_500, quantity: 1, photo: { fee_fen: 0 } }),
      line({ domestic_shipping_fen: 0 }),
    ];
    expect(shopTotals(lines)).toEqual({
      goods_fen: 64_500,
      photo_fen: 1_200,
      domestic_shipping_fen: 1_500,
      amount_fen: 67_200,
    });
  });

  test('without lines costs nothing', () => {
    expect(shopTotals([])).toEqual({ goods_fen: 0, photo_fen: 0, domestic_shipping_fen: 0, amount_fen: 0 });
  });
});

test('the totals of shops are added up, including shipping', () => {
  expect(addTotals([shopTotals([line()]), shopTotals([line({ domestic_shipping_fen: 1_000 })])])).toEqual({
    goods_fen: 51_600,
    photo_fen: 1_200,
    domestic_shipping_fen: 1_800,
    amount_fen: 54_600,
  });
});

const anyLine = fc.record({
  unit_price_fen: fc.integer({ min: 0, max: 1_000_000_000 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  domestic_shipping_fen: fc.integer({ min: 0, max: 1_000_000_000 }),
  photo: fc.record({ fee_fen: fc.integer({ min: 0, max: 200_000 }) }),
});

test('the totals of lines, shops and the whole cart agree', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyLine, { minLength: 1, maxLength: 20 }), { maxLength: 10 }), (shops) => {
      const totals = shops.map(shopTotals);
      const whole = addTotals(totals);
      const lines = shops.flat().reduce((sum, one) => sum + lineAmount(one), 0);
      const shipping = totals.reduce((sum, shop) => sum + shop.domestic_shipping_fen, 0);
      expect(whole.amount_fen).toBe(lines + shipping);
      expect(whole.amount_fen).toBe(totals.reduce((sum, shop) => sum + shop.amount_fen, 0));
      for (const [index, lineList] of shops.entries()) {
        const highest = totals[index]?.domestic_shipping_fen ?? -1;
        expect(lineList.map((one) => one.domestic_shipping_fen)).toContain(highest);
        expect(lineList.every((one) => one.domestic_shipping_fen <= highest)).toBe(true);
      }
    }),
  );
});
