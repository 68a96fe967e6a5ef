import { describe, expect, test } from 'vitest';
import { aSnapshot } from '../../testing/a-snapshot.ts';
import { costsOtherwise, ownPrice, previousPrice } from './price-rules.ts';

const tiers = [{ min_quantity: 10, price_fen: 6_200 }];

describe('a price has changed', () => {
  test.each([
    ['when a piece costs more', { unitPriceFen: 6_900 }, 1, true],
    ['when a piece costs less', { unitPriceFen: 6_700 }, 1, true],
    ['when shipping does', { domesticShippingFen: 0 }, 1, true],
    ['not when only words do', { name: 'Tote', availability: 'unknown' }, 1, false],
    ['at the quantity asked for', { tiers }, 10, true],
    ['not at another quantity', { tiers }, 9, false],
  ] as const)('%s', (_, over, quantity, expected) => {
    expect(
      costsOtherwise(aSnapshot(), aSnapshot({ ...over, tiers: [...('tiers' in over ? over.tiers : [])] }), quantity),
    ).toBe(expected);
  });
});

describe("the shopper's own price", () => {
  const wish = (unit_price_fen: number, domestic_shipping_fen: number) => ({
    unit_price_fen,
    domestic_shipping_fen,
    reason: 'negotiated' as const,
    text: '',
  });

  test('counts if price or shipping differ', () => {
    expect(ownPrice(wish(6_000, 800), aSnapshot(), 1)).toEqual(wish(6_000, 800));
    expect(ownPrice(wish(6_800, 0), aSnapshot(), 1)).toEqual(wish(6_800, 0));
    expect(ownPrice(wish(9_900, 800), aSnapshot(), 1)).toEqual(wish(9_900, 800));
  });

  test("does not count if it equals the shop's", () => {
    expect(ownPrice(wish(6_800, 800), aSnapshot(), 1)).toBeNull();
    expect(ownPrice(null, aSnapshot(), 1)).toBeNull();
    expect(ownPrice(undefined, aSnapshot(), 1)).toBeNull();
  });
});

test.each([
  ['first change', null, 6_800, 7_800, 6_800],
  ['second change', 6_800, 7_800, 8_800, 6_800],
  ['back at the first price', 6_800, 7_800, 6_800, null],
  ['no change', null, 6_800, 6_800, null],
])('the price to show as "was": %s', (_, previous, before, after, expected) => {
  expect(previousPrice(previous, before, after)).toBe(expected);
});
