import { exportUserContract } from '@caravan/account/contract/schema';
import {
  getOrderContract,
  getOrderTermsContract,
  placeOrdersContract,
  previewOrdersContract,
  processOrderContract,
} from '@caravan/cart-orders/contract/orders';
import { addToCartContract, getCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import type { ServiceFeeVersion } from '@caravan/content/contract';
import { getServiceFeeContract, planServiceFeeContract } from '@caravan/content/contract/staff';
import { listMarginsContract, marginsQuery } from '@caravan/figures/contract/schema';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import { day, newId, shopDay } from '@caravan/kernel';
import { getOrderReceiptContract } from '@caravan/receipts/contract/schema';
import { listStaffActions } from '@caravan/server-core';
import type { Caller } from '@caravan/server-core/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { desk, logIn, paidOrder } from './testing/paid-order.ts';
import { testShop } from './testing/test-shop.ts';

let server: Awaited<ReturnType<typeof testShop>>;
let shopper: Caller;
let staff: Caller;
let person: { email: string; password: string };
beforeEach(async () => {
  server = await testShop({ config: { staff: desk } });
  const made = await paidOrder(server.app);
  ({ shopper, staff } = made);
  person = { email: made.email, password: made.password };
});
afterEach(() => server.close());

const key = () => ({ 'idempotency-key': newId() });
const inDays = (days: number): string => shopDay(new Date(server.clock.now().getTime() + days * day));
const aFee = (from: string, over: Partial<ServiceFeeVersion> = {}): ServiceFeeVersion => ({
  from,
  rate_bp: 500,
  minimum_fen: 0,
  free_orders: 0,
  exceptions: [],
  ...over,
});
const plan = (planned: ServiceFeeVersion[], headers: Record<string, string> = {}) =>
  staff.call(planServiceFeeContract, { body: { planned }, headers });
const fees = async () => (await staff.call(getServiceFeeContract)).data;

const put = async (): Promise<string> => {
  const manual = { url: '', name: newId(), spec: '1', unit_price_fen: 1_000, domestic_shipping_fen: 100 };
  return (await shopper.call(addToCartContract, { body: newLine.parse({ manual, quantity: 2 }) })).data.id;
};
const checkout = (id: string, amount_fen?: number) =>
  shopper.call(placeOrdersContract, {
    body: { cart_ids: [id], contact: { name: 'Ada' }, note: '', ...(amount_fen === undefined ? {} : { amount_fen }) },
    headers: key(),
  });
const ordered = async (): Promise<string> => (await checkout(await put())).data.orders[0]?.number ?? '';
const orderOf = async (number: string) => (await shopper.call(getOrderContract, { params: { number } })).data;
const termsOf = async (number: string) =>
  (await shopper.call(getOrderTermsContract, { params: { number } })).data.rules;

it('without a rule, nothing of it is said, and amounts are as before', async () => {
  const number = await ordered();
  const order = await orderOf(number);
  expect(order.amount_fen).toBe(2_100);
  const said = [order, await termsOf(number), (await shopper.call(getCartContract)).data];
  expect(JSON.stringify(said)).not.toContain('service_fee');
});

it('begins on its day: orders keep the fee of the moment in which they were placed', async () => {
  const before = await ordered();
  expect((await plan([aFee(inDays(1)), aFee(inDays(10), { rate_bp: 1_000, minimum_fen: 300 })])).status).toBe(200);
  expect((await fees()).versions.map(({ state }) => state)).toEqual(['planned', 'planned']);
  const waiting = await put();
  const preview = (await shopper.call(previewOrdersContract, { body: { cart_ids: [waiting] } })).data;
  expect(preview.amount_fen).toBe(2_100);

  server.clock.advance(day);
  [shopper, staff] = [await logIn(server.app, person), await logIn(server.app, desk)];
  expect(await checkout(waiting, preview.amount_fen)).toMatchObject({ status: 409, reason: 'price_changed' });
  const young = (await checkout(waiting, 2_200)).data.orders[0]?.number ?? '';
  expect(await orderOf(before)).toMatchObject({ amount_fen: 2_100 });
  expect(await orderOf(young)).toMatchObject({
    service_fee_fen: 100,
    service_fee: { rate_bp: 500, minimum_fen: 0, free: false },
    amount_fen: 2_200,
  });
  expect(await termsOf(before)).not.toHaveProperty('service_fee');
  expect(await termsOf(young)).toMatchObject({ service_fee: { rate_bp: 500 } });
  expect((await fees()).versions.map(({ state }) => state)).toEqual(['in_force', 'planned']);

  // It is paid with the order, and stays in receipt, export and figures.
  const paid = await shopper.call(createPaymentContract, {
    body: { kind: 'order', refs: [young], method: 'balance' },
    headers: key(),
  });
  expect(paid.data.amount_fen).toBe(2_200);
  const { content: receipt } = (await shopper.call(getOrderReceiptContract, { params: { number: young } })).data;
  expect(receipt).toMatchObject({ amount_fen: 2_200, totals: { paid_fen: 2_200 } });
  expect(receipt.amounts.map(({ code, amount_fen }) => [code, amount_fen])).toContainEqual(['service_fee', 100]);
  expect(JSON.stringify((await shopper.call(exportUserContract)).data)).toContain('"service_fee_fen":100');
  await staff.call(processOrderContract, { params: { number: young }, body: { supplier_order_no: '4400112299' } });
  const today = inDays(0);
  const margins = (
    await staff.call(listMarginsContract, { query: marginsQuery.parse({ from: today, to: today, q: young }) })
  ).data;
  expect(margins.items).toMatchObject([{ number: young, service_fee_fen: 100, turnover_fen: 2_200 }]);
  expect(margins.totals.kept_service_fee_fen).toBe(100);

  server.clock.advance(9 * day);
  [shopper, staff] = [await logIn(server.app, person), await logIn(server.app, desk)];
  expect(await orderOf(await ordered())).toMatchObject({ service_fee_fen: 300, amount_fen: 2_400 });
  expect((await fees()).versions.map(({ state }) => state)).toEqual(['past', 'in_force']);
  for (const feature of server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
}, 60_000);

it('what has begun is followed, not changed: a day that is not to come is refused by its field', async () => {
  for (const days of [0, -3]) {
    const late = await plan([aFee(inDays(3)), aFee(inDays(days))]);
    expect([late.status, late.failure?.fields]).toEqual([
      422,
      { 'planned.1.from': 'A fee can begin tomorrow at the earliest' },
    ]);
  }
  expect(await fees()).toEqual({ versions: [], edited_at: null, version: 0 });
  await plan([aFee(inDays(1))]);
  server.clock.advance(day);
  staff = await logIn(server.app, desk);
  // A plan of nothing leaves what is in force.
  expect((await plan([])).data.versions).toMatchObject([{ rate_bp: 500, state: 'in_force' }]);
  const [last] = (await listStaffActions(server.core.db, { page: 1, page_size: 5, subject: 'service_fee:service_fee' }))
    .items;
  expect(last).toMatchObject({ action: 'service_fee.update', data: { before: [{ rate_bp: 500 }], after: [{}] } });
});

it('of two owners who plan at once, the slower one is told, and only owners plan', async () => {
  const seen = { 'if-match': '"0"' };
  const both = await Promise.all([plan([aFee(inDays(1))], seen), plan([aFee(inDays(2))], seen)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await fees()).versions).toHaveLength(1);
  expect((await shopper.call(getServiceFeeContract)).status).toBe(403);
  expect((await shopper.call(planServiceFeeContract, { body: { planned: [] } })).status).toBe(403);
});
