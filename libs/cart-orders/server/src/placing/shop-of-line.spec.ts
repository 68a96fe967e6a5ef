import { describe, expect, test } from 'vitest';
import { groupBy, platformOfLink, shopKey, type LineOrigin } from './shop-of-line.ts';

let count = 0;
const origin = (over: Partial<LineOrigin> = {}): LineOrigin => {
  count += 1;
  return {
    id: `line_${count}`,
    platform: 'taobao',
    shopName: '山野帆布行',
    url: 'https://item.taobao.com/item.htm?id=1',
    manual: false,
    ...over,
  };
};
const together = (a: Partial<LineOrigin>, b: Partial<LineOrigin>): boolean => shopKey(origin(a)) === shopKey(origin(b));

describe('two lines of one shop', () => {
  test.each<[string, Partial<LineOrigin>, Partial<LineOrigin>, boolean]>([
    ['with the same name', {}, { url: 'https://item.taobao.com/item.htm?id=2' }, true],
    [
      'with the same name written a little differently',
      { shopName: ' Lantern  Street' },
      { shopName: 'lantern street ' },
      true,
    ],
    ['with different names', {}, { shopName: '灯笼街' }, false],
    ['with the same name on two marketplaces', {}, { platform: 'jd' }, false],
    ['one described by hand, its link of the same marketplace', {}, { manual: true }, true],
    [
      'two described by hand, with a name and without links',
      { platform: 'web', url: '', manual: true },
      { platform: 'web', url: '', manual: true },
      true,
    ],
    [
      'two described by hand, without a name',
      { platform: 'web', shopName: '', manual: true },
      { platform: 'web', shopName: '', manual: true },
      false,
    ],
    [
      'without a name on one site',
      { platform: 'web', shopName: '', url: 'https://shop.example/a' },
      { platform: 'shopify', shopName: '', url: 'https://shop.example/b' },
      true,
    ],
    [
      'without a name on two sites',
      { platform: 'web', shopName: '', url: 'https://shop.example/a' },
      { platform: 'web', shopName: '', url: 'https://other.example/a' },
      false,
    ],
    ['without a name on a marketplace, where many shops share the host', { shopName: '' }, { shopName: '' }, false],
  ])('%s', (_, a, b, expected) => {
    expect(together(a, b)).toBe(expected);
  });
});

test.each([
  ['https://item.taobao.com/item.htm?id=674029285425', 'taobao'],
  ['https://example.com/tea', 'web'],
  ['', 'web'],
])('the platform of %j is %s', (url, platform) => {
  expect(platformOfLink(url)).toBe(platform);
});

test('groups keep the order of the cart', () => {
  expect(groupBy(['b1', 'a1', 'b2', 'c1', 'a2'], (item) => item.slice(0, 1))).toEqual([
    ['b1', 'b2'],
    ['a1', 'a2'],
    ['c1'],
  ]);
});
