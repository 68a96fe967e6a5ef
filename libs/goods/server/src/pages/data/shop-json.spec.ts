import { describe, expect, it } from 'vitest';
import { hasSharedFixtures, sharedNote } from '../../../../../../tools/config/shared-fixtures.ts';
import { answerFaults, realAnswer, type ExpectedAnswer } from '../../score/answer-score.ts';
import { shopifyJs, shopifyJson, wooProducts } from '../../testing/shop-answers.ts';
import { mergeShopJson, mergeReadings } from '../merge-readings.ts';
import { emptyReading } from '../reading.ts';
import { readShopifyProduct, readWooProduct } from './shop-json.ts';

const context = { url: 'https://shop.example/products/glazed-bowl', currencyHint: null };

describe('Shopify', () => {
  it('has prices in hundredths, and the cheapest available variant is the price', () => {
    expect(readShopifyProduct(shopifyJs, 'USD', context)).toMatchObject({
      title: 'Glazed bowl',
      description: 'Thrown on a wheel.',
      shopName: 'Kiln Lane',
      price: { amount: '46.00', currency: 'USD' },
      highAmount: '59.00',
      availability: 'in_stock',
      weightG: 640,
      images: ['https://pictures.example/bowl.jpg?v=1'],
      options: [{ name: 'Size', values: [{ label: 'Medium' }, { label: 'Large' }, { label: 'Small' }] }],
      skus: [
        { id: '71001', labels: ['Medium'], price: { amount: '46.00' }, stock: null },
        { id: '71002', labels: ['Large'], price: { amount: '59.00' }, stock: null },
        { id: '71003', labels: ['Small'], price: { amount: '32.00' }, stock: 0 },
      ],
    });
    expect(readShopifyProduct(shopifyJs, null, context)?.price).toEqual({ amount: '46.00', currency: null });
  });

  it('has decimals in `.json`, and does not say what is in stock', () => {
    expect(readShopifyProduct(shopifyJson, 'EUR', context)).toMatchObject({
      title: 'Oak tray',
      description: 'Oiled & sanded',
      price: { amount: '41.70', currency: 'EUR' },
      highAmount: '68.40',
      availability: 'unknown',
      weightG: null,
      images: ['https://pictures.example/tray.jpg'],
      options: [{ name: 'Length' }],
      skus: [
        { id: '72001', labels: ['50 cm'], stock: null },
        { id: '72002', labels: ['30 cm'], stock: null },
      ],
    });
  });

  it('has no options if there is only a default variant', () => {
    expect(
      readShopifyProduct(
        { title: 'Mug', options: ['Title'], variants: [{ id: 1, options: ['Default Title'], price: 500 }] },
        'USD',
        context,
      ),
    ).toMatchObject({
      options: [],
      skus: [],
    });
  });

  it.each([[null], [{}], [{ title: 'x' }], [{ title: 'x', variants: [] }], ['<html>']])(
    'finds no product in %j',
    (body) => {
      expect(readShopifyProduct(body, 'USD', context)).toBeNull();
    },
  );

  it('uses the visible price if a variant has it, and needs a comparison if none has', () => {
    const shop = readShopifyProduct(shopifyJs, 'USD', context) ?? emptyReading('shop_json');
    const page = (amount: string) =>
      mergeReadings([{ ...emptyReading('json_ld'), title: 'Glazed bowl', price: { amount, currency: 'USD' } }], {
        sure: null,
        lone: null,
        crossedOut: [],
        tiers: [],
      });
    expect(mergeShopJson(shop, page('59.00'))).toMatchObject({
      price: { amount: '59.00', currency: 'USD' },
      confirm: false,
    });
    expect(mergeShopJson(shop, page('20.00'))).toMatchObject({
      price: { amount: '46.00', currency: 'USD' },
      confirm: true,
    });
  });

  it('uses the shipping cost of the page, only in the same currency', () => {
    const shop = (currency: string) => readShopifyProduct(shopifyJs, currency, context) ?? emptyReading('shop_json');
    const page = mergeReadings(
      [
        {
          ...emptyReading('json_ld'),
          title: 'Glazed bowl',
          price: { amount: '20.00', currency: 'CNY' },
          shipping: '8.00',
        },
      ],
      { sure: null, lone: null, crossedOut: [], tiers: [] },
    );
    expect(mergeShopJson(shop('CNY'), page).shipping).toBe('8.00');
    expect(mergeShopJson(shop('USD'), page).shipping).toBeNull();
  });
});

describe('WooCommerce', () => {
  it.each([
    [
      'a simple product',
      0,
      {
        title: 'Loom – 40 cm | beech',
        description: 'With two shuttles.',
        url: 'https://shop.example/product/loom-40/',
        price: { amount: '13850.00', currency: 'INR' },
        highAmount: null,
        availability: 'in_stock',
        images: ['https://pictures.example/loom.jpg'],
      },
    ],
    [
      'a group of products',
      1,
      { price: { amount: '92.40', currency: 'CHF' }, highAmount: '118.75', availability: 'out_of_stock' },
    ],
    ['no minor unit', 2, { price: { amount: '3480', currency: 'JPY' }, availability: 'unknown' }],
  ])('has %s', (_, index, expected) => {
    expect(readWooProduct([wooProducts[index]], context)).toMatchObject(expected);
  });
});

it.skipIf(!hasSharedFixtures)(`real answers of shops are read${sharedNote}`, () => {
  const js = realAnswer('shopify-product.js.json');
  const json = realAnswer('shopify-product.json.json');
  expect(answerFaults(readShopifyProduct(js.body, null, context), js.expected)).toEqual([]);
  expect(answerFaults(readShopifyProduct(json.body, 'EUR', context), json.expected)).toEqual([]);
  const woo = realAnswer<ExpectedAnswer[]>('woocommerce-store-api.json');
  const faults = woo.expected.map((expected, index) =>
    answerFaults(readWooProduct([(woo.body as unknown[])[index]], context), expected),
  );
  expect(faults).toEqual([[], [], []]);
});
