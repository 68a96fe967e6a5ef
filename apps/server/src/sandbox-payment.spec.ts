import { listMessagesContract } from '@caravan/account/contract/schema';
import { registerContract, getUserInfoContract } from '@caravan/auth/contract/schema';
import { cancelOrderContract, getOrderContract, placeOrdersContract } from '@caravan/cart-orders/contract/orders';
import { addToCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import { createPaymentContract, getPayablesContract, getPaymentContract } from '@caravan/fund-payment/contract/schema';
import type { NewPayment } from '@caravan/fund-payment/contract';
import { newId } from '@caravan/kernel';
import { caller, type Caller, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testShop();
});
afterAll(() => server.close());
afterAll(async () => {
  for (const feature of server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

const key = () => ({ 'idempotency-key': newId() });

const shopper = async (): Promise<Caller> => {
  const password = 'quay7Lantern';
  const body = {
    email: `${newId().toLowerCase()}@example.com`,
    password,
    password_confirm: password,
    agree: true as const,
  };
  return caller(server.app, (await server.call(registerContract, { body })).data.token);
};

/** Places an order of 106.00. */
const placeOrder = async (who: Caller): Promise<string> => {
  const manual = {
    url: '',
    name: 'Tea',
    spec: '250 g',
    shop_name: 'Tea House',
    unit_price_fen: 5_000,
    domestic_shipping_fen: 600,
  };
  const line = (await who.call(addToCartContract, { body: newLine.parse({ manual, quantity: 2 }) })).data;
  const body = { cart_ids: [line.id], contact: { name: 'Ada' }, note: '', amount_fen: 10_600 };
  return (await who.call(placeOrdersContract, { body, headers: key() })).data.orders[0]?.number ?? '';
};

const begin = async (who: Caller, body: NewPayment) =>
  (await who.call(createPaymentContract, { body, headers: key() })).data;
const choose = (path: string | null, outcome: 'succeeded' | 'failed') =>
  server.app.inject({
    method: 'POST',
    url: path ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  });
const balanceOf = async (who: Caller) => (await who.call(getUserInfoContract)).data.balance_fen;
const statusOf = async (who: Caller, number: string) =>
  (await who.call(getOrderContract, { params: { number } })).data.status;

it('one payment on the sandbox gateway’s page pays two orders', async () => {
  const who = await shopper();
  const refs = [await placeOrder(who), await placeOrder(who)];
  const payables = await who.call(getPayablesContract, { query: { kind: 'order', refs } });
  expect(payables.data).toMatchObject({ amount_fen: 21_200, items: refs.map((ref) => ({ ref, payable: true })) });
  const payment = await begin(who, { kind: 'order', refs, method: 'sandbox' });
  expect((await choose(payment.redirect_url, 'succeeded')).headers.location).toBe(
    `/payment/payResult?payment_id=${payment.id}`,
  );
  expect((await who.call(getPaymentContract, { params: { id: payment.id } })).data.status).toBe('succeeded');
  expect(await Promise.all(refs.map((number) => statusOf(who, number)))).toEqual(['paid', 'paid']);
});

it('a recharge on that page is credited to the balance, and pays an order', async () => {
  const who = await shopper();
  await choose(
    (await begin(who, { kind: 'recharge', amount_fen: 20_000, method: 'sandbox' })).redirect_url,
    'succeeded',
  );
  expect(await balanceOf(who)).toBe(20_000);
  const number = await placeOrder(who);
  expect((await begin(who, { kind: 'order', refs: [number], method: 'balance' })).status).toBe('succeeded');
  expect(await balanceOf(who)).toBe(9_400);
});

it('a payment for an order that was cancelled meanwhile is credited to the balance, with a message', async () => {
  const who = await shopper();
  const number = await placeOrder(who);
  const payment = await begin(who, { kind: 'order', refs: [number], method: 'sandbox' });
  await who.call(cancelOrderContract, { params: { number } });
  await choose(payment.redirect_url, 'succeeded');
  expect((await who.call(getPaymentContract, { params: { id: payment.id } })).data).toMatchObject({
    status: 'failed',
    returned_fen: 10_600,
  });
  expect(await statusOf(who, number)).toBe('cancelled');
  expect(await balanceOf(who)).toBe(10_600);
  const messages = (await who.call(listMessagesContract, { query: { page: 1, page_size: 20 } })).data.items;
  expect(messages).toContainEqual(
    expect.objectContaining({ title: '¥106.00 was added to your balance', link: '/mine/fund' }),
  );
});
