import { expect, test } from 'vitest';
import { itemIdsOf } from './item-ids.ts';
import { packageNumberOf, packagesHref, packagesQueryOf, storeHref, storeQueryOf } from './addresses-of-pages.ts';

const search = (text: string) => new URLSearchParams(text);

test.each([
  ['', []],
  ['items=', []],
  ['items=a,b', ['a', 'b']],
  ['items=a,%20b%20,a,,<x>', ['a', 'b']],
])('goods of %s', (text, ids) => {
  expect(itemIdsOf(search(text))).toEqual(ids);
});

test('at most a hundred goods are named', () => {
  expect(itemIdsOf(search(`items=${Array.from({ length: 120 }, (_, index) => `i${index}`).join(',')}`))).toHaveLength(
    100,
  );
});

test.each([
  ['number=PK2611A1B2C3D', 'PK2611A1B2C3D'],
  ['number=%20pk2611a1b2c3d', 'PK2611A1B2C3D'],
  ['number=CV2611A1B2C3D', undefined],
  ['', undefined],
])('the package of %s', (text, number) => {
  expect(packageNumberOf(search(text))).toBe(number);
});

test('lists have a page and a status, and invalid values are ignored', () => {
  expect(storeQueryOf(search('page=3'))).toEqual({ page: 3, page_size: 24 });
  expect(storeQueryOf(search('page=-1'))).toEqual({ page: 1, page_size: 24 });
  expect(packagesQueryOf(search('status=done&page=2'))).toEqual({ status: 'done', page: 2, page_size: 20 });
  expect(packagesQueryOf(search('status=lost'))).toEqual({ page: 1, page_size: 20 });
  expect(storeHref(1)).toBe('/mine/store');
  expect(storeHref(2)).toBe('/mine/store?page=2');
  expect(packagesHref({ status: 'done', page: 2 })).toBe('/mine/package?status=done&page=2');
});
