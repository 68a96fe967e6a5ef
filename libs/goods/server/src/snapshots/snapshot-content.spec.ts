import { describe, expect, it } from 'vitest';
import type { SourceAnswer } from '../look-ups/goods-source.ts';
import type { MergedReading } from '../pages/merge-readings.ts';
import { emptyReading, type ReadSku } from '../pages/reading.ts';
import { snapshotContent } from './snapshot-content.ts';

const dollars = { rate: '7.1234', asOf: '2026-11-20' };
const url = 'https://www.shop.example/tote';
const reading = (over: Partial<MergedReading> = {}): MergedReading => ({
  ...emptyReading('json_ld'),
  title: 'Tote',
  price: { amount: '45.50', currency: 'USD' },
  confirm: false,
  ...over,
});
const sku = (id: string, amount: string | null, over: Partial<ReadSku> = {}): ReadSku => ({
  id,
  labels: [id],
  price: amount === null ? null : { amount, currency: 'USD' },
  image: null,
  stock: null,
  ...over,
});
const answer = (over: Partial<MergedReading>): SourceAnswer => ({
  platform: 'web',
  itemId: null,
  url,
  skuId: null,
  reading: reading(over),
});
const content = (over: Partial<MergedReading>) => snapshotContent(answer(over), dollars);

it('converts all amounts to yuan at one rate', () => {
  const tiers = [{ minQuantity: 10, amount: '40' }];
  expect(content({ shipping: '5', tiers })).toMatchObject({
    priceFen: 32411,
    sourcePrice: { amount: '45.50', currency: 'USD' },
    domesticShippingFen: 3562,
    tiers: [{ min_quantity: 10, price_fen: 28494 }],
    shopName: 'shop.example',
  });
});

it.each([
  [null, 0, false],
  ['0', 0, true],
  ['5', 3562, true],
])('knows a fee for shipping that the shop states as %s', (shipping, domesticShippingFen, domesticShippingStated) => {
  expect(content({ shipping })).toMatchObject({ domesticShippingFen, domesticShippingStated });
});

it.each([
  ['a title', { title: null }],
  ['a price', { price: null }],
  ['a currency', { price: { amount: '45.50', currency: null } }],
  ['a price above zero', { price: { amount: '0.00', currency: 'USD' } }],
  ['a price that an order can have', { price: { amount: '99999999999', currency: 'USD' } }],
])('is null without %s', (_, over) => {
  expect(content(over)).toBeNull();
});

it('has the site as seller for an independent shop, and no seller on a marketplace', () => {
  const offer: SourceAnswer = {
    ...answer({}),
    platform: '1688',
    url: 'https://detail.1688.com/offer/582896733162.html',
  };
  expect(snapshotContent(offer, dollars)?.shopName).toBe('');
  expect(content({})?.shopName).toBe('shop.example');
});

describe('variants', () => {
  const options = [{ name: 'Size', values: [{ label: 'S', image: null }] }];

  it('have the product’s price if they have none, and are omitted in another currency', () => {
    const kept = content({
      options,
      skus: [sku('S', null), sku('M', '50'), sku('L', '50', { price: { amount: '50', currency: 'EUR' } })],
    });
    expect(kept?.skus.map(({ id, priceFen }) => [id, priceFen])).toEqual([
      ['S', 32411],
      ['M', 35617],
    ]);
  });

  it('have different ids', () => {
    expect(
      content({ options, skus: [sku('S', null), sku('S', null), sku('', null)] })?.skus.map(({ id }) => id),
    ).toEqual(['S', 'S#1', '#2']);
  });

  it('have no tiers if their prices differ', () => {
    const tiers = [{ minQuantity: 10, amount: '40' }];
    expect(content({ options, tiers, skus: [sku('S', '45.50'), sku('M', '45.50')] })?.tiers).toHaveLength(1);
    expect(content({ options, tiers, skus: [sku('S', '45.50'), sku('M', '50')] })?.tiers).toEqual([]);
  });

  it('make the product sold out if all of them are', () => {
    const soldOut = { stock: 0 };
    expect(
      content({ options, availability: 'in_stock', skus: [sku('S', null, soldOut), sku('M', null, soldOut)] })
        ?.availability,
    ).toBe('out_of_stock');
    expect(
      content({ options, availability: 'in_stock', skus: [sku('S', null, soldOut), sku('M', null)] })?.availability,
    ).toBe('in_stock');
  });
});
