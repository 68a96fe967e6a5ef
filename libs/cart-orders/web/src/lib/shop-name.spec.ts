import { expect, test } from 'vitest';
import { shopName } from './shop-name.ts';

const url = 'https://www.tea.example/green';

test.each([
  ['on a marketplace', { shop_name: '山野帆布行', platform: 'taobao', url }, { name: '山野帆布行', place: '淘宝' }],
  ['without a name on a marketplace', { shop_name: null, platform: 'taobao', url }, { place: '淘宝' }],
  ['with a site of its own', { shop_name: 'Tea', platform: 'shopify', url }, { name: 'Tea' }],
  ['known by its site alone', { shop_name: null, platform: 'web', url }, { name: 'tea.example' }],
  ['nobody knows', { shop_name: null, platform: 'web', url: '' }, { name: undefined }],
] as const)('a shop %s', (_, line, expected) => {
  expect(shopName([line], 'zh')).toEqual(expected);
});
