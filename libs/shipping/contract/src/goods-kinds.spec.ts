import { expect, test } from 'vitest';
import { guessGoodsKind, type GoodsKind } from './goods-kinds.ts';

test.each<[string, GoodsKind | null]>([
  ['春季新款 男士 短袖 T恤 纯棉', 'top'],
  ['Ｔ恤', 'top'],
  ['加厚羽绒服 女', 'outerwear'],
  ['宽松牛仔裤', 'trousers'],
  ['Linen summer dress', 'dress'],
  ['复古跑步鞋', 'shoes'],
  ['Canvas tote', 'bag'],
  ['帆布托特包', 'bag'],
  ['S925 项链', 'jewellery'],
  ['毛绒 公仔', 'toy'],
  ['iPhone 16 手机壳', 'phone_accessory'],
  ['Green tea from Hangzhou', 'tea'],
  ['Teapot of Yixing clay', 'tableware'],
  // Only named after another kind.
  ['简易鞋柜', null],
  ['Shoe rack', null],
  ['娃娃衣服 连衣裙 BJD', 'dress'],
  ['Book ends', null],
  // Several kinds, or none.
  ['T恤 短裤 套装', null],
  ['Something', null],
  ['', null],
])('%s is %s', (name, kind) => {
  expect(guessGoodsKind(name)).toBe(kind);
});

test('a long name is read in no time', () => {
  const started = performance.now();
  guessGoodsKind(`${'娃娃'.repeat(2_000)}${'shoe '.repeat(2_000)}`);
  expect(performance.now() - started).toBeLessThan(200);
});
