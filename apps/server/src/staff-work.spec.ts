import { getPersonContract } from '@caravan/account/contract/schema';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import { registerContract, getUserInfoContract } from '@caravan/auth/contract/schema';
import {
  approveRefundContract,
  placeOrdersContract,
  processOrderContract,
  requestRefundContract,
} from '@caravan/cart-orders/contract/orders';
import { addToCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import { newId, type StaffRole } from '@caravan/kernel';
import { caller, seedStaffRoles, testServer, type Caller, type TestServer } from '@caravan/server-core/testing';
import {
  claimTasksContract,
  listTasksContract,
  searchStaffContract,
  takeOverTaskContract,
} from '@caravan/tasks/contract/schema';
import { aTaskQuery } from '@caravan/tasks/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testFeatures } from './testing/test-features.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    compose: async (core) => {
      const { features, authenticate } = await testFeatures(core);
      return { features, authenticate: async (token) => staff.get(token) ?? authenticate(token) };
    },
    config: { databasePool: 20 },
  });
});
afterAll(() => server.close());
afterAll(async () => {
  for (const feature of server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

const staff = new Map<string, { id: string; userId: string; role: 'staff'; staffRoles: StaffRole[] }>();
const member = async (userId: string, ...staffRoles: StaffRole[]): Promise<Caller> => {
  const token = newId();
  staff.set(token, { id: `session of ${userId}`, userId, role: 'staff', staffRoles });
  await seedStaffRoles(server.core, userId, staffRoles);
  return caller(server.app, token);
};
const key = () => ({ 'idempotency-key': newId() });

/** The number of an order of tea that its shopper has paid from the balance. */
const paidOrder = async (): Promise<{ number: string; shopper: Caller }> => {
  const owner = await member('boss', 'owner');
  const password = 'correct1horse';
  const body = {
    email: `${newId().toLowerCase()}@example.com`,
    password,
    password_confirm: password,
    agree: true as const,
  };
  const { token, user } = (await server.call(registerContract, { body })).data;
  const shopper = caller(server.app, token);
  const gift = { amount_fen: 20_000, remark: 'A gift' };
  await owner.call(adjustBalanceContract, { params: { id: user.id }, body: gift, headers: key() });
  const manual = { url: '', name: 'Tea', spec: '250 g', unit_price_fen: 5_000, domestic_shipping_fen: 600 };
  const line = (await shopper.call(addToCartContract, { body: newLine.parse({ manual, quantity: 2 }) })).data;
  const placing = { cart_ids: [line.id], contact: { name: 'Ada' }, note: '' };
  const placed = (await shopper.call(placeOrdersContract, { body: placing, headers: key() })).data;
  const number = placed.orders[0]?.number ?? '';
  const paying = { kind: 'order' as const, refs: [number], method: 'balance' as const };
  await shopper.call(createPaymentContract, { body: paying, headers: key() });
  return { number, shopper };
};

const queuesOf = async (who: Caller, ref: string): Promise<string[]> =>
  (await who.call(listTasksContract, { query: aTaskQuery({ ref }) })).data.items.map(({ queue }) => queue);

it('an order that a buyer has claimed is bought by that buyer only, until another takes it over', async () => {
  const li = await member('li', 'buyer');
  const wang = await member('wang', 'buyer');
  const { number } = await paidOrder();
  const [task] = (await li.call(listTasksContract, { query: aTaskQuery({ ref: number }) })).data.items;
  expect(task).toMatchObject({ queue: 'buy', kind: 'order', ref: number, holder: null });
  await li.call(claimTasksContract, { body: { ids: [task?.id ?? ''] } });

  const buy = (who: Caller, language = 'en') =>
    who.call(processOrderContract, {
      params: { number },
      body: { supplier_order_no: newId() },
      headers: { 'client-language': language },
    });
  expect(await buy(wang)).toMatchObject({ status: 409, reason: 'claimed', message: 'li is working on this' });
  expect(await buy(wang, 'zh')).toMatchObject({ message: 'li 正在处理此任务', failure: { by: 'li' } });
  const params = { id: task?.id ?? '' };
  await wang.call(takeOverTaskContract, { params, body: { note: 'li is ill' } });
  expect((await buy(li)).reason).toBe('claimed');
  expect((await buy(wang)).data.status).toBe('processing');
  expect(await queuesOf(wang, number)).toEqual([]);
});

it('an order that nobody claimed is bought without a claim', async () => {
  const li = await member('li', 'buyer');
  const { number } = await paidOrder();
  const body = { supplier_order_no: newId() };
  expect((await li.call(processOrderContract, { params: { number }, body })).data.status).toBe('processing');
});

it('a refund request is work of finance until it is decided, and the order is found by its number', async () => {
  const li = await member('li', 'buyer');
  const zhou = await member('zhou', 'finance');
  const { number, shopper } = await paidOrder();
  const body = { reason: 'too slow', destination: 'balance' as const };
  await shopper.call(requestRefundContract, { params: { number }, body, headers: key() });
  expect(await queuesOf(li, number)).toEqual([]);
  expect(await queuesOf(zhou, number)).toEqual(['refund']);
  const found = await zhou.call(searchStaffContract, { query: { q: number.toLowerCase() } });
  expect(found.data).toContainEqual(
    expect.objectContaining({ kind: 'order', ref: number, state: 'refund_processing' }),
  );
  await zhou.call(approveRefundContract, { params: { number }, body: { note: 'as asked' }, headers: key() });
  expect(await queuesOf(zhou, number)).toEqual([]);
});

it('the page of a person has the order and its payment, which the search leads back to the order', async () => {
  const { number, shopper } = await paidOrder();
  const { id } = (await shopper.call(getUserInfoContract)).data;
  const finance = await member('wu', 'finance');
  const { data } = await finance.call(getPersonContract, { params: { id } });
  expect(data).toMatchObject({ id, role: 'shopper', language: 'en', devices: 1 });
  expect(data.balance_fen).toBeGreaterThan(0);
  expect(data.work).toMatchObject([
    { kind: 'order', total: 1, items: [{ ref: number, status: 'paid' }] },
    { kind: 'package', total: 0, items: [] },
    { kind: 'payment', total: 1, items: [{ status: 'succeeded' }] },
  ]);
  const payment = data.work.find(({ kind }) => kind === 'payment')?.items[0]?.ref ?? '';
  const search = async (who: Caller) => (await who.call(searchStaffContract, { query: { q: payment } })).data;
  expect(await search(finance)).toEqual([
    { kind: 'payment', ref: payment, title: payment, state: 'succeeded', part_of: { kind: 'order', ref: number } },
  ]);

  const service = await member('qian', 'service');
  const seen = (await service.call(getPersonContract, { params: { id } })).data;
  expect([seen.balance_fen, seen.work.map(({ kind }) => kind)]).toEqual([null, ['order', 'package']]);
  expect(await search(service)).toEqual([]);
});
