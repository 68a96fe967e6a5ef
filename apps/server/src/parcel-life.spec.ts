import { createAddressContract, listMessagesContract, deleteUserContract } from '@caravan/account/contract/schema';
import { loginContract, registerContract, getUserInfoContract } from '@caravan/auth/contract/schema';
import {
  getOrderContract,
  listOrdersContract,
  placeOrdersContract,
  processOrderContract,
  stockOrderContract,
} from '@caravan/cart-orders/contract/orders';
import { addToCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import { createPaymentContract, getBalanceContract, getPayablesContract } from '@caravan/fund-payment/contract/schema';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';
import { type TestServer } from '@caravan/server-core/testing';
import {
  cancelPackageContract,
  createPackageContract,
  getPackageContract,
  listReviewsContract,
  listStoreContract,
  newPackage,
  quotePackageContract,
  receivePackageContract,
  reviewPackageContract,
} from '@caravan/warehouse-packages/contract/schema';
import { shipPackageContract } from '@caravan/warehouse-packages/contract/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';
import { exampleAddress } from './testing/example-address.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testShop({
    config: { staff: { email: 'desk@shop.test', password: 'Quetzal47Lamp' } },
  });
});
afterAll(() => server.close());

const password = 'ferry246';
const register = async (email: string) =>
  (await server.call(registerContract, { body: { email, password, password_confirm: password, agree: true as const } }))
    .data;

let keys = 0;
/** The headers of a caller, with a new idempotency key for each call. */
const as = (token: string) => {
  keys += 1;
  return { headers: { authorization: `Bearer ${token}`, 'idempotency-key': `key-${keys}` } };
};

it('goes from a line in the cart to a review, over two payments, through all features', async () => {
  const { token, user } = await register('ada@shop.test');
  const stranger = (await register('eve@shop.test')).token;
  const desk = (await server.call(loginContract, { body: { email: 'desk@shop.test', password: 'Quetzal47Lamp' } })).data
    .token;
  const balance = async () => (await server.call(getBalanceContract, as(token))).data.balance_fen;
  const pay = async (kind: 'order' | 'package', ref: string) =>
    (await server.call(createPaymentContract, { body: { kind, refs: [ref], method: 'balance' }, ...as(token) })).data
      .status;
  await server.call(adjustBalanceContract, {
    params: { id: user.id },
    body: { amount_fen: 100_000, remark: 'A gift' },
    ...as(desk),
  });

  // The first payment is for the goods.
  const manual = { url: '', name: 'Tea', spec: '250 g', unit_price_fen: 5_000, domestic_shipping_fen: 600 };
  const line = (await server.call(addToCartContract, { body: newLine.parse({ manual, quantity: 2 }), ...as(token) }))
    .data;
  const order = { cart_ids: [line.id], contact: { name: 'Ada' }, note: '' };
  const [placed] = (await server.call(placeOrdersContract, { body: order, ...as(token) })).data.orders;
  const number = placed?.number ?? '';
  expect(await pay('order', number)).toBe('succeeded');
  await server.call(processOrderContract, {
    params: { number },
    body: { supplier_order_no: '4400112233' },
    ...as(desk),
  });
  const measures = { line_id: line.id, weight_g: 700, length_mm: 200, width_mm: 150, height_mm: 80, restrictions: [] };
  await server.call(stockOrderContract, { params: { number }, body: { lines: [measures] }, ...as(desk) });
  const shownOrder = async () => (await server.call(getOrderContract, { params: { number }, ...as(token) })).data;
  const [received] = (await shownOrder()).lines;
  expect(await shownOrder()).toMatchObject({ lines: [{ place: { status: 'arrived' } }], actions: ['pack'] });

  // The goods are in the warehouse. Other shoppers can neither see nor pack them.
  const page = { page: 1, page_size: 20 };
  const [item] = (await server.call(listStoreContract, { query: page, ...as(token) })).data.items;
  expect(item).toMatchObject({ id: received?.received?.item_id, order_number: number, name: 'Tea', packable: true });
  const address_id = (await server.call(createAddressContract, { body: exampleAddress, ...as(token) })).data.id;
  const selection = { item_ids: [item?.id ?? ''], address_id };
  expect((await server.call(quotePackageContract, { body: selection, ...as(stranger) })).status).toBe(404);
  const { lines } = (await server.call(quotePackageContract, { body: selection, ...as(token) })).data;
  const best = lines.find(({ available }) => available);
  const chosen = newPackage.parse({
    ...selection,
    line_id: best?.id,
    fee_fen: best?.fee_fen,
    declared_value_fen: 10_000,
  });
  expect((await server.call(createPackageContract, { body: chosen, ...as(stranger) })).status).toBe(404);
  const strangersAddress = (await server.call(createAddressContract, { body: exampleAddress, ...as(stranger) })).data
    .id;
  expect(
    (await server.call(createPackageContract, { body: { ...chosen, address_id: strangersAddress }, ...as(token) }))
      .status,
  ).toBe(404);

  // The second payment: paid, cancelled with a refund, packed and paid again.
  const packed = async () => (await server.call(createPackageContract, { body: chosen, ...as(token) })).data;
  const first = await packed();
  const { items: payables } = (
    await server.call(getPayablesContract, { query: { kind: 'package', refs: [first.number] }, ...as(token) })
  ).data;
  expect(payables).toMatchObject([
    { ref: first.number, title: `Package ${first.number}`, amount_fen: best?.fee_fen, payable: true },
  ]);
  const before = await balance();
  expect(await pay('package', first.number)).toBe('succeeded');
  expect(await balance()).toBe(before - first.amount_fen);
  await server.call(cancelPackageContract, { params: { number: first.number }, ...as(token) });
  expect(await balance()).toBe(before);
  expect(await shownOrder()).toMatchObject({ lines: [{ place: { status: 'arrived', package_number: null } }] });
  const parcel = await packed();
  const inParcel = (status: string) => ({
    status: 'in_stock',
    lines: [{ place: { status, package_number: parcel.number } }],
    actions: [],
  });
  expect(await shownOrder()).toMatchObject(inParcel('packed'));
  const listed = async (status: 'in_stock' | 'sent') => {
    const { data } = await server.call(listOrdersContract, { query: { ...page, status }, ...as(token) });
    return [data.counts.in_stock, data.counts.sent, data.items.length];
  };
  expect(await listed('in_stock')).toEqual([1, 0, 1]);
  expect(await listed('sent')).toEqual([1, 0, 0]);
  expect(await pay('package', parcel.number)).toBe('succeeded');
  const { failure } = await server.call(deleteUserContract, { body: { password }, ...as(token) });
  expect(failure).toMatchObject({
    reason: 'packages_open',
    obstacles: ['packages_open', 'goods_in_store', 'balance_left'],
  });

  // Shipped, received and reviewed.
  const ofParcel = { params: { number: parcel.number }, ...as(token) };
  const shipment = { carrier: best?.carrier ?? '', tracking_number: `RR${parcel.number}` };
  expect(
    (await server.call(shipPackageContract, { params: ofParcel.params, body: shipment, ...as(desk) })).data.status,
  ).toBe('pending_receipt');
  expect(await shownOrder()).toMatchObject(inParcel('shipped'));
  expect(await listed('in_stock')).toEqual([0, 1, 0]);
  expect(await listed('sent')).toEqual([0, 1, 1]);
  expect((await server.call(receivePackageContract, ofParcel)).data.status).toBe('done');
  expect(await shownOrder()).toMatchObject(inParcel('received'));
  const form = new FormData();
  form.set('text', 'Well packed');
  form.set('anonymous', 'false');
  await server.call(reviewPackageContract, { ...ofParcel, body: form as never });
  expect((await server.call(getPackageContract, ofParcel)).data).toMatchObject({
    status: 'done',
    review: { text: 'Well packed' },
    actions: [],
  });
  expect((await server.call(listReviewsContract, { query: page })).data.items).toMatchObject([
    { text: 'Well packed', name: 'Anonymous' },
  ]);
  expect((await server.call(listStoreContract, { query: page, ...as(token) })).data.total).toBe(0);

  const messages = (await server.call(listMessagesContract, { query: page, ...as(token) })).data.items.map(
    ({ kind }) => kind,
  );
  expect(messages).toEqual(expect.arrayContaining(['order_in_stock', 'package_cancelled', 'package_shipped']));
  expect((await server.call(getUserInfoContract, as(token))).data.balance_fen).toBe(before - parcel.amount_fen);
  for (const feature of server.composed.features)
    expect(await feature.audit?.(), feature.name).toEqual(feature.audit ? [] : undefined);
});
