import {
  createPaymentContract,
  getBalanceContract,
  listBalanceRecordsContract,
} from '@caravan/fund-payment/contract/schema';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';
import {
  approveRefundContract,
  cancelOrderContract,
  getOrderContract,
  placeOrdersContract,
  processOrderContract,
  requestRefundContract,
  staffCancelOrderContract,
  stockOrderContract,
} from '@caravan/cart-orders/contract/orders';
import { listMessagesContract } from '@caravan/account/contract/schema';
import { registerContract, getUserInfoContract } from '@caravan/auth/contract/schema';
import { addToCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import { listStoreContract } from '@caravan/warehouse-packages/contract/schema';
import { newId } from '@caravan/kernel';
import {
  caller,
  seedStaffRoles,
  testServer,
  type Caller,
  type TestServer,
  soaking,
} from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testFeatures } from './testing/test-features.ts';

const trials = soaking ? 100 : 3;

let server: TestServer;
let staff: Caller;
beforeAll(async () => {
  const staffToken = newId();
  server = await testServer({
    compose: async (core) => {
      const { features, authenticate } = await testFeatures(core);
      return {
        features,
        authenticate: async (token) =>
          token === staffToken
            ? { id: 'staff_session', userId: 'staff_1', role: 'staff', staffRoles: ['owner'] }
            : authenticate(token),
      };
    },
    config: { databasePool: 30 },
  });
  await seedStaffRoles(server.core, 'staff_1', ['owner']);
  staff = caller(server.app, staffToken);
});
afterAll(() => server.close());
afterAll(async () => {
  for (const feature of server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

const key = () => ({ 'idempotency-key': newId() });

/** Registers a shopper and credits a balance. */
const shopperWith = async (balanceFen: number): Promise<Caller> => {
  const password = 'correct1horse';
  const body = {
    email: `${newId().toLowerCase()}@example.com`,
    password,
    password_confirm: password,
    agree: true as const,
  };
  const { token, user } = (await server.call(registerContract, { body })).data;
  await staff.call(adjustBalanceContract, {
    params: { id: user.id },
    body: { amount_fen: balanceFen, remark: 'for the test' },
    headers: key(),
  });
  return caller(server.app, token);
};

const manual = {
  url: '',
  name: 'Tea',
  spec: '250 g',
  shop_name: 'Tea House',
  unit_price_fen: 5_000,
  domestic_shipping_fen: 600,
};

/** Places an order of 112.00: 2 × 50.00, 3 photos, 6.00 domestic shipping. */
const placeOrder = async (shopper: Caller): Promise<string> => {
  const line = (
    await shopper.call(addToCartContract, {
      body: newLine.parse({ manual, quantity: 2, photo: { count: 3, note: '' } }),
    })
  ).data;
  const body = { cart_ids: [line.id], contact: { name: 'Ada' }, note: '', amount_fen: 11_200 };
  return (await shopper.call(placeOrdersContract, { body, headers: key() })).data.orders[0]?.number ?? '';
};

const pay = (shopper: Caller, number: string) =>
  shopper.call(createPaymentContract, { body: { kind: 'order', refs: [number], method: 'balance' }, headers: key() });
const balanceOf = async (shopper: Caller) => (await shopper.call(getBalanceContract)).data.balance_fen;
const orderOf = async (shopper: Caller, number: string) =>
  (await shopper.call(getOrderContract, { params: { number } })).data;
const askRefund = (shopper: Caller, number: string) =>
  shopper.call(requestRefundContract, {
    params: { number },
    body: { reason: 'too slow', destination: 'balance' },
    headers: key(),
  });
const staffCancel = (number: string) =>
  staff.call(staffCancelOrderContract, { params: { number }, body: { note: 'sold out' }, headers: key() });

it('an order is paid from the balance, bought, and refunded except for its photos', async () => {
  const shopper = await shopperWith(20_000);
  const number = await placeOrder(shopper);
  expect((await pay(shopper, number)).data).toMatchObject({ status: 'succeeded', amount_fen: 11_200 });
  expect(await balanceOf(shopper)).toBe(8_800);
  expect(await orderOf(shopper, number)).toMatchObject({
    status: 'paid',
    actions: ['request_refund'],
    refundable_fen: 10_600,
  });
  expect(await pay(shopper, number)).toMatchObject({ status: 409, reason: 'already_paid' });

  await staff.call(processOrderContract, { params: { number }, body: { supplier_order_no: '4400112233' } });
  expect((await askRefund(shopper, number)).data.status).toBe('refund_processing');
  expect(
    (await staff.call(approveRefundContract, { params: { number }, body: { note: 'as asked' } })).data.status,
  ).toBe('refunded');
  expect(await balanceOf(shopper)).toBe(19_400);
  const { items } = (await shopper.call(listBalanceRecordsContract, { query: { page: 1, page_size: 20 } })).data;
  expect(items.map(({ type, amount_fen }) => [type, amount_fen])).toEqual([
    ['refund', 10_600],
    ['payment', -11_200],
    ['adjustment', 20_000],
  ]);
  const messages = (await shopper.call(listMessagesContract, { query: { page: 1, page_size: 20 } })).data.items;
  expect(messages).toContainEqual(
    expect.objectContaining({ title: 'Your refund was approved', link: `/mine/order/orderDetail?number=${number}` }),
  );
  expect((await shopper.call(getUserInfoContract)).data.cart_count).toBe(0);
});

it('an order that staff cancel is refunded in full', async () => {
  const shopper = await shopperWith(11_200);
  const number = await placeOrder(shopper);
  await pay(shopper, number);
  expect(await balanceOf(shopper)).toBe(0);
  expect((await staffCancel(number)).data).toMatchObject({ status: 'cancelled', refunded_fen: 11_200 });
  expect(await balanceOf(shopper)).toBe(11_200);
});

it('arrived goods are in the warehouse at once, and can be packed when the order is complete', async () => {
  const shopper = await shopperWith(11_200);
  const number = await placeOrder(shopper);
  await pay(shopper, number);
  await staff.call(processOrderContract, { params: { number }, body: { supplier_order_no: '4400112233' } });
  const [line] = (await orderOf(shopper, number)).lines;
  const measured = {
    line_id: line?.id ?? '',
    weight_g: 500,
    length_mm: 200,
    width_mm: 100,
    height_mm: 50,
    restrictions: [],
  };
  const stocked = (await staff.call(stockOrderContract, { params: { number }, body: { lines: [measured] } })).data;
  expect(stocked).toMatchObject({ status: 'in_stock', actions: ['pack'] });
  const { items } = (await shopper.call(listStoreContract, { query: { page: 1, page_size: 20 } })).data;
  expect(items).toMatchObject([
    {
      id: stocked.lines[0]?.received?.item_id,
      order_number: number,
      name: 'Tea',
      quantity: 2,
      weight_g: 500,
      length_mm: 200,
      width_mm: 100,
      height_mm: 50,
      packable: true,
    },
  ]);
});

it(`concurrent payment and cancellation by shopper and staff, ${trials} times: no order is cancelled and paid without a refund`, async () => {
  const shopper = await shopperWith(1_000_000);
  for (let trial = 0; trial < trials; trial += 1) {
    const number = await placeOrder(shopper);
    const steps = [
      () => pay(shopper, number),
      () => shopper.call(cancelOrderContract, { params: { number } }),
      () => staffCancel(number),
      () => pay(shopper, number),
    ];
    const rotated = [...steps.slice(trial % 4), ...steps.slice(0, trial % 4)];
    const answers = await Promise.all(rotated.map((step): Promise<{ status: number }> => step()));
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect((await orderOf(shopper, number)).status).toBe('cancelled');
    expect(await balanceOf(shopper)).toBe(1_000_000);
  }
});
