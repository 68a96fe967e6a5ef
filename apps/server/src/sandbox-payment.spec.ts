import { getUserInfoSchema, listLettersSchema } from '@caravan/account/contract/schema';
import { registerSchema } from '@caravan/auth/contract/schema';
import { cancelOrderSchema, getOrderSchema, placeOrdersSchema } from '@caravan/cart-orders/contract/orders';
import { addToCartSchema, newLine } from '@caravan/cart-orders/contract/schema';
import { createPaymentSchema, getPayablesSchema, getPaymentSchema } from '@caravan/fund-payment/contract/schema';
import type { NewPayment } from '@caravan/fund-payment/contract';
import { newId } from '@caravan/kernel';
import { caller, testServer, type Caller, type TestServer } from '@caravan/server-core/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { composeFeatures } from './features.ts';

const { features, authenticate } = composeFeatures();

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ features, authenticate });
});
afterAll(() => server.close());
afterEach(async () => {
  for (const feature of features) expect((await feature.audit?.(server.core)) ?? []).toEqual([]);
});

const key = () => ({ 'idempotency-key': newId() });

const shopper = async (): Promise<Caller> => {
  const password = 'quay7Lantern';
  const body = { email: `${newId().toLowerCase()}@example.com`, password, password_confirm: password, agree: true as const };
  return caller(server.app, (await server.call(registerSchema, { body })).data.token);
};

/** An order of 106.00. */
const placed = async (who: Caller): Promise<string> => {
  const manual = { url: '', name: 'Tea', spec: '250 g', shop_name: 'Tea House', unit_price_fen: 5_000, domestic_shipping_fen: 600 };
  const line = (await who.call(addToCartSchema, { body: newLine.parse({ manual, quantity: 2 }) })).data;
  const body = { cart_ids: [line.id], contact: { name: 'Ada' }, note: '', amount_fen: 10_600 };
  return (await who.call(placeOrdersSchema, { body, headers: key() })).data.orders[0]?.number ?? '';
};

const begin = async (who: Caller, body: NewPayment) => (await who.call(createPaymentSchema, { body, headers: key() })).data;
const choose = (path: string | null, outcome: 'succeeded' | 'failed') =>
  server.app.inject({ method: 'POST', url: path ?? '', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: `outcome=${outcome}` });
const balanceOf = async (who: Caller) => (await who.call(getUserInfoSchema)).data.balance_fen;
const statusOf = async (who: Caller, number: string) => (await who.call(getOrderSchema, { params: { number } })).data.status;

it('two orders are paid with one payment on the sandbox gateway’s page', async () => {
  const who = await shopper();
  const refs = [await placed(who), await placed(who)];
  const payables = await who.call(getPayablesSchema, { query: { kind: 'order', refs } });
  expect(payables.data).toMatchObject({ amount_fen: 21_200, items: refs.map((ref) => ({ ref, payable: true })) });
  const payment = await begin(who, { kind: 'order', refs, method: 'sandbox' });
  expect((await choose(payment.redirect_url, 'succeeded')).headers.location).toBe(`/payment/payResult?payment_id=${payment.id}`);
  expect((await who.call(getPaymentSchema, { params: { id: payment.id } })).data.status).toBe('succeeded');
  expect(await Promise.all(refs.map((number) => statusOf(who, number)))).toEqual(['paid', 'paid']);
});

it('a recharge on that page stands on the balance, and pays an order', async () => {
  const who = await shopper();
  await choose((await begin(who, { kind: 'recharge', amount_fen: 20_000, method: 'sandbox' })).redirect_url, 'succeeded');
  expect(await balanceOf(who)).toBe(20_000);
  const number = await placed(who);
  expect((await begin(who, { kind: 'order', refs: [number], method: 'balance' })).status).toBe('succeeded');
  expect(await balanceOf(who)).toBe(9_400);
});

it('a success for an order that was cancelled meanwhile goes to the balance, and a letter says so', async () => {
  const who = await shopper();
  const number = await placed(who);
  const payment = await begin(who, { kind: 'order', refs: [number], method: 'sandbox' });
  await who.call(cancelOrderSchema, { params: { number } });
  await choose(payment.redirect_url, 'succeeded');
  expect((await who.call(getPaymentSchema, { params: { id: payment.id } })).data).toMatchObject({ status: 'failed', returned_fen: 10_600 });
  expect(await statusOf(who, number)).toBe('cancelled');
  expect(await balanceOf(who)).toBe(10_600);
  const letters = (await who.call(listLettersSchema, { query: { page: 1, page_size: 20 } })).data.items;
  expect(letters).toContainEqual(expect.objectContaining({ title: '¥106.00 was added to your balance', link: '/mine/fund' }));
});
