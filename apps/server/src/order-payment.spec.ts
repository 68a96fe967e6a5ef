import { createPaymentSchema, getBalanceSchema, listBalanceRecordsSchema } from '@caravan/fund-payment/contract/schema';
import { adjustBalanceSchema } from '@caravan/fund-payment/contract/staff';
import {
  approveRefundSchema,
  cancelOrderSchema,
  getOrderSchema,
  placeOrdersSchema,
  processOrderSchema,
  requestRefundSchema,
  staffCancelOrderSchema,
  stockOrderSchema,
} from '@caravan/cart-orders/contract/orders';
import { listLettersSchema, getUserInfoSchema } from '@caravan/account/contract/schema';
import { registerSchema } from '@caravan/auth/contract/schema';
import { addToCartSchema, newLine } from '@caravan/cart-orders/contract/schema';
import { listStoreSchema } from '@caravan/warehouse-packages/contract/schema';
import { newId } from '@caravan/kernel';
import { caller, testServer, type Caller, type TestServer } from '@caravan/server-core/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { composeFeatures } from './features.ts';

const { features, authenticate } = composeFeatures();
const trials = process.env['SOAK'] ? 100 : 8;

let server: TestServer;
let staff: Caller;
beforeAll(async () => {
  const staffToken = newId();
  server = await testServer({
    features,
    config: { databasePool: 30 },
    authenticate: async (token) => (token === staffToken ? { id: 'staff_session', userId: 'staff_1', role: 'staff' } : authenticate(token)),
  });
  staff = caller(server.app, staffToken);
});
afterAll(() => server.close());
afterEach(async () => {
  for (const feature of features) expect((await feature.audit?.(server.core)) ?? []).toEqual([]);
});

const key = () => ({ 'idempotency-key': newId() });

/** Somebody who registers and is given money. */
const shopperWith = async (balanceFen: number): Promise<Caller> => {
  const password = 'correct1horse';
  const body = { email: `${newId().toLowerCase()}@example.com`, password, password_confirm: password, agree: true as const };
  const { token, user } = (await server.call(registerSchema, { body })).data;
  await staff.call(adjustBalanceSchema, { params: { id: user.id }, body: { amount_fen: balanceFen, remark: 'for the test' }, headers: key() });
  return caller(server.app, token);
};

const manual = { url: '', name: 'Tea', spec: '250 g', shop_name: 'Tea House', unit_price_fen: 5_000, domestic_shipping_fen: 600 };

/** An order of 112.00: 2 × 50.00, 3 photos, 6.00 to the warehouse. */
const placed = async (shopper: Caller): Promise<string> => {
  const line = (await shopper.call(addToCartSchema, { body: newLine.parse({ manual, quantity: 2, photo: { count: 3, note: '' } }) })).data;
  const body = { cart_ids: [line.id], contact: { name: 'Ada' }, note: '', amount_fen: 11_200 };
  return (await shopper.call(placeOrdersSchema, { body, headers: key() })).data.orders[0]?.number ?? '';
};

const pay = (shopper: Caller, number: string) => shopper.call(createPaymentSchema, { body: { kind: 'order', refs: [number], method: 'balance' }, headers: key() });
const balanceOf = async (shopper: Caller) => (await shopper.call(getBalanceSchema)).data.balance_fen;
const orderOf = async (shopper: Caller, number: string) => (await shopper.call(getOrderSchema, { params: { number } })).data;
const ask = (shopper: Caller, number: string) =>
  shopper.call(requestRefundSchema, { params: { number }, body: { reason: 'too slow', destination: 'balance' }, headers: key() });
const staffCancel = (number: string) => staff.call(staffCancelOrderSchema, { params: { number }, body: { note: 'sold out' }, headers: key() });

it('an order is paid from the balance, bought, and refunded without its photos', async () => {
  const shopper = await shopperWith(20_000);
  const number = await placed(shopper);
  expect((await pay(shopper, number)).data).toMatchObject({ status: 'succeeded', amount_fen: 11_200 });
  expect(await balanceOf(shopper)).toBe(8_800);
  expect(await orderOf(shopper, number)).toMatchObject({ status: 'paid', actions: ['request_refund'], refundable_fen: 10_600 });
  expect(await pay(shopper, number)).toMatchObject({ status: 409, reason: 'already_paid' });

  await staff.call(processOrderSchema, { params: { number }, body: { supplier_order_no: '4400112233' } });
  expect((await ask(shopper, number)).data.status).toBe('refund_processing');
  expect((await staff.call(approveRefundSchema, { params: { number }, body: { note: 'as asked' } })).data.status).toBe('refunded');
  expect(await balanceOf(shopper)).toBe(19_400);
  const { items } = (await shopper.call(listBalanceRecordsSchema, { query: { page: 1, page_size: 20 } })).data;
  expect(items.map(({ type, amount_fen }) => [type, amount_fen])).toEqual([
    ['refund', 10_600],
    ['payment', -11_200],
    ['adjustment', 20_000],
  ]);
  const letters = (await shopper.call(listLettersSchema, { query: { page: 1, page_size: 20 } })).data.items;
  expect(letters).toContainEqual(expect.objectContaining({ title: 'Your refund was approved', link: `/mine/order/orderDetail?number=${number}` }));
  expect((await shopper.call(getUserInfoSchema)).data.cart_count).toBe(0);
});

it('what staff cancel comes back whole', async () => {
  const shopper = await shopperWith(11_200);
  const number = await placed(shopper);
  await pay(shopper, number);
  expect(await balanceOf(shopper)).toBe(0);
  expect((await staffCancel(number)).data).toMatchObject({ status: 'cancelled', refunded_fen: 11_200 });
  expect(await balanceOf(shopper)).toBe(11_200);
});

it('what arrives lies on the shelf at once, and may be packed when the order is complete', async () => {
  const shopper = await shopperWith(11_200);
  const number = await placed(shopper);
  await pay(shopper, number);
  await staff.call(processOrderSchema, { params: { number }, body: { supplier_order_no: '4400112233' } });
  const [line] = (await orderOf(shopper, number)).lines;
  const measured = { line_id: line?.id ?? '', weight_g: 500, length_mm: 200, width_mm: 100, height_mm: 50, restrictions: [] };
  const stocked = (await staff.call(stockOrderSchema, { params: { number }, body: { lines: [measured] } })).data;
  expect(stocked).toMatchObject({ status: 'in_stock', actions: ['pack'] });
  const { items } = (await shopper.call(listStoreSchema, { query: { page: 1, page_size: 20 } })).data;
  expect(items).toMatchObject([{ id: stocked.lines[0]?.received?.item_id, order_number: number, name: 'Tea', quantity: 2, weight_g: 500, length_mm: 200, width_mm: 100, height_mm: 50, packable: true }]);
});

it(`paying, cancelling and cancelling by staff at the same moment, ${trials} times: never cancelled and paid without the refund`, async () => {
  const shopper = await shopperWith(1_000_000);
  for (let trial = 0; trial < trials; trial += 1) {
    const number = await placed(shopper);
    const steps = [
      () => pay(shopper, number),
      () => shopper.call(cancelOrderSchema, { params: { number } }),
      () => staffCancel(number),
      () => pay(shopper, number),
    ];
    const turned = [...steps.slice(trial % 4), ...steps.slice(0, trial % 4)];
    const answers = await Promise.all(turned.map((step): Promise<{ status: number }> => step()));
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect((await orderOf(shopper, number)).status).toBe('cancelled');
    expect(await balanceOf(shopper)).toBe(1_000_000);
  }
});
