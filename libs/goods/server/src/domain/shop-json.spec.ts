import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixtures } from '../score/page-score.ts';
import { mergeShopJson, mergeReadings } from './merge-readings.ts';
import { emptyReading } from './reading.ts';
import { readShopifyProduct, readWooProduct } from './shop-json.ts';

const context = { url: 'https://shop.example/products/coat', currencyHint: null };
const variant = (id: number, label: string, price: number, available = true) => ({
  id,
  options: [label],
  price,
  available,
});
const coat = {
  title: 'Coat',
  options: [{ name: 'Size' }],
  images: ['//cdn.example/a.jpg'],
  variants: [variant(1, 'S', 12900), variant(2, 'M', 13900), variant(3, 'L', 9900, false)],
};

describe('Shopify', () => {
  it('has prices in hundredths, and the cheapest available variant is the price', () => {
    expect(readShopifyProduct(coat, 'USD', context)).toMatchObject({
      price: { amount: '129.00', currency: 'USD' },
      highAmount: '139.00',
      availability: 'in_stock',
      images: ['https://cdn.example/a.jpg'],
      skus: [
        { id: '1', stock: null },
        { id: '2', stock: null },
        { id: '3', stock: 0 },
      ],
    });
  });

  it('has no options if there is only a default variant', () => {
    expect(
      readShopifyProduct(
        { title: 'Mug', options: ['Title'], variants: [variant(1, 'Default Title', 500)] },
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
    const shop = readShopifyProduct(coat, 'USD', context) ?? emptyReading('shop_json');
    const page = (amount: string) =>
      mergeReadings([{ ...emptyReading('json_ld'), title: 'Coat', price: { amount, currency: 'USD' } }], {
        sure: null,
        crossedOut: [],
      });
    expect(mergeShopJson(shop, page('139.00'))).toMatchObject({
      price: { amount: '139.00', currency: 'USD' },
      confirm: false,
    });
    expect(mergeShopJson(shop, page('20.00'))).toMatchObject({
      price: { amount: '129.00', currency: 'USD' },
      confirm: true,
    });
  });

  it('uses the shipping cost of the page, only in the same currency', () => {
    const shop = (currency: string) => readShopifyProduct(coat, currency, context) ?? emptyReading('shop_json');
    const page = mergeReadings(
      [{ ...emptyReading('json_ld'), title: 'Coat', price: { amount: '20.00', currency: 'CNY' }, shipping: '8.00' }],
      { sure: null, crossedOut: [] },
    );
    expect(mergeShopJson(shop('CNY'), page).shipping).toBe('8.00');
    expect(mergeShopJson(shop('USD'), page).shipping).toBeNull();
  });
});

interface Provider {
  body: unknown;
  expected: unknown;
}
const provider = (name: string): Provider =>
  JSON.parse(readFileSync(join(fixtures, 'providers', name), 'utf8')) as Provider;

describe.skipIf(!existsSync(join(fixtures, 'providers')))(
  'recorded answers (skipped if ../shared/fixtures/goods is absent)',
  () => {
    it('reads Shopify’s .js', () => {
      const product = readShopifyProduct(provider('shopify-product.js.json').body, null, context);
      expect(product).toMatchObject({
        title: 'Red Rain Coat',
        price: { amount: '129.00', currency: null },
        options: [{ name: 'Size' }],
        skus: [{ id: '794864229' }, { id: '794864233', stock: 0 }],
      });
      expect(product?.images).toEqual([
        'https://cdn.shopify.com/s/files/1/0040/7092/products/red-rain-coat.jpeg?v=1402604893',
      ]);
    });

    it('reads Shopify’s .json', () => {
      expect(readShopifyProduct(provider('shopify-product.json.json').body, 'EUR', context)).toMatchObject({
        price: { amount: '109.90', currency: 'EUR' },
        highAmount: '119.90',
        availability: 'unknown',
      });
    });

    it('reads WooCommerce’s store API', () => {
      const products = provider('woocommerce-store-api.json').body as unknown[];
      const read = (index: number) => readWooProduct([products[index]], context);
      expect(read(0)).toMatchObject({
        title: 'Catan – Strategy Game | Ages 10+',
        price: { amount: '4250.00', currency: 'INR' },
        availability: 'in_stock',
      });
      expect(read(1)).toMatchObject({ price: { amount: '2089.78', currency: 'EGP' }, highAmount: '2090.72' });
      expect(read(2)).toMatchObject({ price: { amount: '12500', currency: 'PYG' } });
    });
  },
);
