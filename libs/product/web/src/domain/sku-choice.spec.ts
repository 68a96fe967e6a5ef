import { aGoods, aSku } from '@caravan/goods/contract/testing';
import { expect, test } from 'vitest';
import {
  canChoose,
  cheapestSku,
  chooseValue,
  chosenImage,
  chosenSku,
  firstChoice,
  isGone,
  isOffered,
  keptChoice,
  openOptions,
  priceRange,
} from './sku-choice.ts';

const goods = aGoods();

test('only single values are preselected', () => {
  expect(firstChoice(goods)).toEqual([undefined, undefined]);
  expect(
    firstChoice({ options: [{ name: 'Size', values: [{ label: 'One size', image: null }] }], skus: [], sku_id: null }),
  ).toEqual(['One size']);
});

test('the link’s variant is preselected, unless it is sold out or unknown', () => {
  expect(firstChoice({ ...goods, sku_id: 'natural-l' })).toEqual(['Natural', 'L']);
  expect(firstChoice({ ...goods, sku_id: 'ink-l' })).toEqual([undefined, undefined]);
  expect(firstChoice({ ...goods, sku_id: 'nowhere' })).toEqual([undefined, undefined]);
});

test('a complete choice names its SKU', () => {
  expect(chosenSku(goods, ['Natural', 'L'])?.id).toBe('natural-l');
  expect(chosenSku(goods, ['Natural', undefined])).toBeUndefined();
  expect(chosenSku(goods, ['Natural', 'XL'])).toBeUndefined();
  expect(chosenSku({ options: [], skus: [aSku({ labels: [] })] }, [])).toBeUndefined();
});

test('a value that only leads to sold-out SKUs cannot be chosen', () => {
  expect(canChoose(goods, ['Ink blue', undefined], 1, 'L')).toBe(false);
  expect(canChoose(goods, ['Natural', undefined], 1, 'L')).toBe(true);
  expect(canChoose(goods, [undefined, 'L'], 0, 'Ink blue')).toBe(false);
  expect(canChoose(goods, [undefined, undefined], 0, 'Ink blue')).toBe(true);
});

test('changing a value depends on the other options only', () => {
  expect(canChoose(goods, ['Ink blue', 'M'], 0, 'Natural')).toBe(true);
});

test('a value of another combination is offered, and drops what it excludes', () => {
  expect(isOffered(goods, 1, 'L')).toBe(true);
  expect(isOffered(goods, 1, 'XL')).toBe(false);
  expect(chooseValue(goods, ['Ink blue', 'M'], 1, 'L')).toEqual({ choice: [undefined, 'L'], dropped: [0] });
  expect(chooseValue(goods, ['Natural', 'M'], 1, 'L')).toEqual({ choice: ['Natural', 'L'], dropped: [] });
  expect(chooseValue(goods, [undefined, 'L'], 0, 'Ink blue')).toEqual({
    choice: ['Ink blue', undefined],
    dropped: [1],
  });
});

test('an incomplete choice shows the picture of its first value with one', () => {
  const options = [
    { name: 'Size', values: [{ label: 'M', image: null }] },
    { name: 'Colour', values: [{ label: 'Red', image: '/red.png' }] },
  ];
  expect(chosenImage({ options, skus: [] }, ['M', undefined])).toBeUndefined();
  expect(chosenImage({ options, skus: [] }, [undefined, 'Red'])).toBe('/red.png');
  expect(chosenImage({ options, skus: [aSku({ labels: ['M', 'Red'], image: '/red-m.png' })] }, ['M', 'Red'])).toBe(
    '/red-m.png',
  );
});

test('all open options are known', () => {
  expect(openOptions(goods, [undefined, undefined])).toEqual([0, 1]);
  expect(openOptions(goods, ['Natural', undefined])).toEqual([1]);
  expect(openOptions(goods, ['Natural', 'M'])).toEqual([]);
});

test('an earlier choice is kept as far as the shop still offers it', () => {
  expect(keptChoice(goods, ['Natural', 'L'])).toEqual(['Natural', 'L']);
  expect(keptChoice(goods, ['Ink blue', 'L'])).toEqual(['Ink blue', undefined]);
  expect(keptChoice(goods, ['Green', null, 7])).toEqual([undefined, undefined]);
  expect(keptChoice({ ...goods, sku_id: 'natural-m' }, [])).toEqual(['Natural', 'M']);
});

test('before the choice is complete the total begins at the cheapest variant', () => {
  expect(cheapestSku(goods, [undefined, 'L'])?.id).toBe('natural-l');
  expect(cheapestSku(goods, [undefined, undefined])?.id).toBe('natural-m');
  expect(cheapestSku({ skus: [] }, [])).toBeUndefined();
});

test('a product is gone if it or all of its variants are sold out', () => {
  expect(isGone(goods)).toBe(false);
  expect(isGone({ availability: 'out_of_stock', skus: [aSku()] })).toBe(true);
  expect(isGone({ availability: 'in_stock', skus: [aSku({ stock: 0 })] })).toBe(true);
  expect(isGone({ availability: 'unknown', skus: [] })).toBe(false);
});

test('the price range narrows with the choice', () => {
  expect(priceRange(goods, [undefined, undefined])).toEqual({ lowest: 6800, highest: 7800 });
  expect(priceRange(goods, [undefined, 'L'])).toEqual({ lowest: 7800, highest: 7800 });
  expect(priceRange({ skus: [], price_fen: 500 }, [])).toEqual({ lowest: 500, highest: 500 });
});
