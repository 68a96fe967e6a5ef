import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { cartOrdersReasons } from './cart-orders.errors.ts';
import { cart, manualForm, newLine } from './cart-orders.schema.ts';
import * as wire from './cart-orders.endpoints.ts';
import { aCart } from './testing/cart-orders.factory.ts';

test('every reason of an endpoint has a text in both languages', () => {
  expect(contractFaults(Object.values(wire), cartOrdersReasons)).toEqual([]);
});

test('the factory makes a valid cart', () => {
  expect(cart.parse(aCart())).toEqual(aCart());
});

const snapshot = { snapshot_id: 'snap_1', sku_id: 'sku_1', quantity: 1 };
const manual = { url: '', name: 'Tea', spec: '250 g', unit_price_fen: 5_000, domestic_shipping_fen: 0 };

test.each<[string, unknown, boolean]>([
  ['a snapshot', snapshot, true],
  ['goods by hand', { manual, quantity: 1 }, true],
  ['both at once', { ...snapshot, manual }, false],
  ['a price of the client', { ...snapshot, unit_price_fen: 1 }, false],
  ['no goods', { quantity: 1 }, false],
  ['quantity 0', { ...snapshot, quantity: 0 }, false],
  ['quantity 1000', { ...snapshot, quantity: 1000 }, false],
  ['half a piece', { ...snapshot, quantity: 1.5 }, false],
  ['21 photos', { ...snapshot, photo: { count: 21, note: '' } }, false],
  ['a photo note of 501', { ...snapshot, photo: { count: 1, note: 'x'.repeat(501) } }, false],
  ['a note of 501', { ...snapshot, note: 'x'.repeat(501) }, false],
  [
    'a price change without a reason',
    { ...snapshot, price_change: { unit_price_fen: 1, domestic_shipping_fen: 0 } },
    false,
  ],
  [
    'a price change with a reason',
    { ...snapshot, price_change: { unit_price_fen: 1, domestic_shipping_fen: 0, reason: 'negotiated' } },
    true,
  ],
  [
    'a reason text of 151',
    {
      ...snapshot,
      price_change: { unit_price_fen: 1, domestic_shipping_fen: 0, reason: 'other', text: 'x'.repeat(151) },
    },
    false,
  ],
  ['a script as a link', { manual: { ...manual, url: 'javascript:alert(1)' }, quantity: 1 }, false],
])('%s is accepted or refused', (_, body, accepted) => {
  expect(newLine.safeParse(body).success).toBe(accepted);
});

test('the manual order form becomes a line with prices in fen', () => {
  const form = {
    url: '',
    name: 'Tea',
    spec: 'tin',
    currency: 'CNY',
    unit_price: ' ¥1,048.5 ',
    domestic_shipping: '0',
    lineOptions: { quantity: 2, note: '', photo: { count: 0, note: '' } },
  };
  const line = manualForm.parse(form);
  expect(line).toMatchObject({ manual: { unit_price_fen: 104_850, domestic_shipping_fen: 0 }, quantity: 2 });
  expect(newLine.safeParse(line).success).toBe(true);
  expect(manualForm.safeParse({ ...form, unit_price: '0' }).error?.issues).toMatchObject([
    { path: ['unit_price'], message: 'amount_invalid' },
  ]);
  expect(manualForm.safeParse({ ...form, domestic_shipping: 'free' }).error?.issues).toMatchObject([
    { path: ['domestic_shipping'], message: 'amount_invalid' },
  ]);
});
