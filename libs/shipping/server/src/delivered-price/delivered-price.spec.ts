import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freightRange, totalRange, unweighedGoods, weightOf, type UsualWeights } from './delivered-price.ts';
import { usualWeightsOf } from './usual-weights.ts';

const shoes = { kind: 'shoes', goods: 57, lowG: 700, medianG: 900, highG: 1_300 } as const;
const usual: UsualWeights = new Map([['shoes', shoes]]);
const pair = { name: 'Running shoes', quantity: 2, weight_g: null };
const tote = { name: 'Canvas tote', quantity: 3, weight_g: 420 };
const puzzling = { name: 'Something', quantity: 1, weight_g: null };

describe('the weight of all goods', () => {
  const weigh = (goods: (typeof pair | typeof tote)[], how: { usual?: boolean; own_weight_g?: number } = {}) =>
    weightOf({ goods, usual: false, ...how }, unweighedGoods(goods, usual));

  test('is the stated one', () => {
    expect(weigh([tote])).toEqual({ lowG: 1_260, highG: 1_260 });
  });

  test('is unknown while that of some is, unless the shopper takes the usual one or types an own one', () => {
    expect(weigh([tote, pair])).toBeNull();
    expect(weigh([tote, pair], { usual: true })).toEqual({ lowG: 2_660, highG: 3_860 });
    expect(weigh([tote, pair], { own_weight_g: 1_000 })).toEqual({ lowG: 2_260, highG: 2_260 });
  });

  test('stays unknown if some of the goods have no usual weight', () => {
    expect(weigh([pair, puzzling], { usual: true })).toBeNull();
    expect(unweighedGoods([pair, puzzling, pair], usual)).toEqual([
      { kind: 'shoes', pieces: 4, usual: shoes },
      { kind: null, pieces: 1, usual: undefined },
    ]);
  });
});

test('a kind has a usual weight from 20 weighed goods on', () => {
  const grams = Array.from({ length: 20 }, (_, index) => 1_000 - index * 10);
  expect(usualWeightsOf(new Map([['bag', grams.slice(1)]]))).toEqual([]);
  expect(usualWeightsOf(new Map([['bag', grams]]))).toEqual([
    { kind: 'bag', goods: 20, lowG: 830, medianG: 910, highG: 990 },
  ]);
});

test('the record widens the quotes, and never narrows them', () => {
  expect(freightRange({ lowFen: 10_000, highFen: 12_000 }, null)).toEqual({ low_fen: 10_000, high_fen: 12_000 });
  expect(freightRange({ lowFen: 10_000, highFen: 12_000 }, { medianPercent: -3, p90Percent: 4.2 })).toEqual({
    low_fen: 9_700,
    high_fen: 12_504,
  });
  const percent = fc.double({ min: -100, max: 500, noNaN: true });
  fc.assert(
    fc.property(fc.nat(10 ** 7), fc.nat(10 ** 7), percent, percent, (low, more, medianPercent, p90Percent) => {
      const range = freightRange({ lowFen: low, highFen: low + more }, { medianPercent, p90Percent });
      expect(range.low_fen).toBeLessThanOrEqual(low);
      expect(range.high_fen).toBeGreaterThanOrEqual(low + more);
    }),
  );
});

test('the total has all parts that are known', () => {
  expect(totalRange(5_000, [null, null])).toEqual({ low_fen: 5_000, high_fen: 5_000 });
  expect(totalRange(5_000, [{ low_fen: 100, high_fen: 200 }, null])).toEqual({ low_fen: 5_100, high_fen: 5_200 });
});
