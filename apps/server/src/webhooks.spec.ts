import { type WebhookDelivery } from '@caravan/account/contract';
import {
  addWebhookContract,
  createAddressContract,
  listMessagesContract,
  listWebhookDeliveriesContract,
} from '@caravan/account/contract/schema';
import { getUserInfoContract } from '@caravan/auth/contract/schema';
import { getOrderContract } from '@caravan/cart-orders/contract/orders';
import { createPaymentContract, listBalanceRecordsContract } from '@caravan/fund-payment/contract/schema';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';

import { newId, webhookEvents } from '@caravan/kernel';
import { type TestServer } from '@caravan/server-core/testing';
import { createPackageContract, newPackage, quotePackageContract } from '@caravan/warehouse-packages/contract/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';
import { buyTea, desk, paidOrder, warehouseOf } from './testing/paid-order.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testShop({ config: { staff: desk } });
});
afterAll(() => server.close());

const keyed = () => ({ headers: { 'idempotency-key': newId() } });
const address = {
  kind: 'shipping' as const,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@shop.test',
  continent: 'europe' as const,
  country: 'DE',
  province: '',
  city: 'Berlin',
  detail: 'Street 1',
  postcode: '10115',
  phone: '+49 30 1234567',
  is_default: true,
};

it('orders, goods, packages, the balance and messages are told by the numbers with which they are read', async () => {
  const { shopper, staff } = await paidOrder(server.app);
  const { id: userId } = (await shopper.call(getUserInfoContract)).data;
  const body = { url: 'https://n8n.example.com/hook', events: [...webhookEvents] };
  const params = { id: (await shopper.call(addWebhookContract, { body })).data.id };
  const told = async (type: WebhookDelivery['type']) =>
    (await shopper.call(listWebhookDeliveriesContract, { params })).data.items.filter((one) => one.type === type);

  const gift = { amount_fen: 40_000, remark: 'Another gift' };
  await staff.call(adjustBalanceContract, { params: { id: userId }, body: gift, ...keyed() });
  const { number } = await buyTea(shopper, staff);
  // Paid, bought, received.
  const changes = (await told('order.changed')).map((one) => one.number);
  expect(changes.length).toBeGreaterThanOrEqual(3);
  expect(new Set(changes)).toEqual(new Set([number]));
  expect((await shopper.call(getOrderContract, { params: { number } })).status).toBe(200);
  const items = await warehouseOf(shopper);
  const arrived = await told('goods.arrived');
  expect(arrived).toHaveLength(1);
  expect(items.map((item) => item.id)).toContain(arrived[0]?.number);

  // The gift, and the payment of the order.
  const records = (await shopper.call(listBalanceRecordsContract, { query: { page: 1, page_size: 20 } })).data.items;
  const moved = (await told('balance.changed')).map((one) => one.number);
  expect(moved).toHaveLength(2);
  expect(records.map((record) => record.transaction_no)).toEqual(expect.arrayContaining(moved));
  const messages = (await shopper.call(listMessagesContract, { query: { page: 1, page_size: 20 } })).data.items;
  const announced = (await told('message.received')).map((one) => one.number);
  expect(announced.length).toBeGreaterThan(0);
  expect(messages.map((message) => message.id)).toEqual(expect.arrayContaining(announced));

  const addressId = (await shopper.call(createAddressContract, { body: address })).data.id;
  const wish = { item_ids: items.slice(0, 1).map(({ id }) => id), address_id: addressId };
  const { lines } = (await shopper.call(quotePackageContract, { body: wish })).data;
  const best = lines.find(({ available }) => available);
  const chosen = newPackage.parse({ ...wish, line_id: best?.id, fee_fen: best?.fee_fen, declared_value_fen: 10_000 });
  const parcel = (await shopper.call(createPackageContract, { body: chosen, ...keyed() })).data;
  await shopper.call(createPaymentContract, {
    body: { kind: 'package', refs: [parcel.number], method: 'balance' },
    ...keyed(),
  });
  expect((await told('package.changed')).map((one) => one.number)).toEqual([parcel.number]);
  expect(await told('balance.changed')).toHaveLength(3);
});
