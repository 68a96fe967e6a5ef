import { aGoods, aSku } from '@caravan/goods/contract/testing';
import { expect, test } from 'vitest';
import { canChoose, chosenSku, firstChoice, openOption, priceRange } from './sku-choice.ts';

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

test('the first open option is named', () => {
  expect(openOption(goods, ['Natural', undefined])).toBe('Size');
  expect(openOption(goods, ['Natural', 'M'])).toBeUndefined();
});

test('the price range narrows with the choice', () => {
  expect(priceRange(goods, [undefined, undefined])).toEqual({ lowest: 6800, highest: 7800 });
  expect(priceRange(goods, [undefined, 'L'])).toEqual({ lowest: 7800, highest: 7800 });
  expect(priceRange({ skus: [], price_fen: 500 }, [])).toEqual({ lowest: 500, highest: 500 });
});
