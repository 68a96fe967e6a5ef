import { createAddressSchema, getUserInfoSchema, listLettersSchema, deleteUserSchema } from '@caravan/account/contract/schema';
import { loginSchema, registerSchema } from '@caravan/auth/contract/schema';
import { getOrderSchema, placeOrdersSchema, processOrderSchema, stockOrderSchema } from '@caravan/cart-orders/contract/orders';
import { addToCartSchema, newLine } from '@caravan/cart-orders/contract/schema';
import { createPaymentSchema, getBalanceSchema, getPayablesSchema } from '@caravan/fund-payment/contract/schema';
import { adjustBalanceSchema } from '@caravan/fund-payment/contract/staff';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import {
  cancelPackageSchema,
  createPackageSchema,
  getPackageSchema,
  listReviewsSchema,
  listStoreSchema,
  newPackage,
  quotePackageSchema,
  receivePackageSchema,
  reviewPackageSchema,
} from '@caravan/warehouse-packages/contract/schema';
import { shipPackageSchema } from '@caravan/warehouse-packages/contract/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeFeatures, type Composition } from './features.ts';

let server: TestServer;
let features: Composition['features'];
beforeAll(async () => {
  const composed = composeFeatures();
  ({ features } = composed);
  server = await testServer({ ...composed, config: { staff: { email: 'desk@shop.test', password: 'Quetzal47Lamp' } } });
});
afterAll(() => server.close());

const password = 'ferry246';
const register = async (email: string) =>
  (await server.call(registerSchema, { body: { email, password, password_confirm: password, agree: true as const } })).data;

let keys = 0;
/** Headers of a caller; each call that needs a key has one of its own. */
const as = (token: string) => {
  keys += 1;
  return { headers: { authorization: `Bearer ${token}`, 'idempotency-key': `key-${keys}` } };
};

const address = {
  kind: 'shipping' as const,
  first_name: 'Ada',
  last_name: 'Example',
  email: 'ada@shop.test',
  continent: 'europe' as const,
  country: 'DE',
  province: '',
  city: 'Berlin',
  detail: 'Musterstraße 1',
  postcode: '10115',
  phone: '+49 30 1234567',
  is_default: true,
};

it('goes from a line in the cart to a review, over two payments, with every feature in its place', async () => {
  const { token, user } = await register('ada@shop.test');
  const stranger = (await register('eve@shop.test')).token;
  const desk = (await server.call(loginSchema, { body: { email: 'desk@shop.test', password: 'Quetzal47Lamp' } })).data.token;
  const balance = async () => (await server.call(getBalanceSchema, as(token))).data.balance_fen;
  const pay = async (kind: 'order' | 'package', ref: string) =>
    (await server.call(createPaymentSchema, { body: { kind, refs: [ref], method: 'balance' }, ...as(token) })).data.status;
  await server.call(adjustBalanceSchema, { params: { id: user.id }, body: { amount_fen: 100_000, remark: 'A gift' }, ...as(desk) });

  // The first payment: the goods.
  const manual = { url: '', name: 'Tea', spec: '250 g', unit_price_fen: 5_000, domestic_shipping_fen: 600 };
  const line = (await server.call(addToCartSchema, { body: newLine.parse({ manual, quantity: 2 }), ...as(token) })).data;
  const order = { cart_ids: [line.id], contact: { name: 'Ada' }, note: '' };
  const [placed] = (await server.call(placeOrdersSchema, { body: order, ...as(token) })).data.orders;
  const number = placed?.number ?? '';
  expect(await pay('order', number)).toBe('succeeded');
  await server.call(processOrderSchema, { params: { number }, body: { supplier_order_no: '4400112233' }, ...as(desk) });
  const measures = { line_id: line.id, weight_g: 700, length_mm: 200, width_mm: 150, height_mm: 80, restrictions: [] };
  await server.call(stockOrderSchema, { params: { number }, body: { lines: [measures] }, ...as(desk) });
  const [received] = (await server.call(getOrderSchema, { params: { number }, ...as(token) })).data.lines;

  // The goods are on the shelf; nobody else sees or packs them.
  const page = { page: 1, page_size: 20 };
  const [item] = (await server.call(listStoreSchema, { query: page, ...as(token) })).data.items;
  expect(item).toMatchObject({ id: received?.received?.item_id, order_number: number, name: 'Tea', packable: true });
  const address_id = (await server.call(createAddressSchema, { body: address, ...as(token) })).data.id;
  const wish = { item_ids: [item?.id ?? ''], address_id };
  expect((await server.call(quotePackageSchema, { body: wish, ...as(stranger) })).status).toBe(404);
  const { lines } = (await server.call(quotePackageSchema, { body: wish, ...as(token) })).data;
  const best = lines.find(({ available }) => available);
  const chosen = newPackage.parse({ ...wish, line_id: best?.id, fee_fen: best?.fee_fen, declared_value_fen: 10_000 });
  expect((await server.call(createPackageSchema, { body: chosen, ...as(stranger) })).status).toBe(404);
  const strangersOwn = (await server.call(createAddressSchema, { body: address, ...as(stranger) })).data.id;
  expect((await server.call(createPackageSchema, { body: { ...chosen, address_id: strangersOwn }, ...as(token) })).status).toBe(404);

  // The second payment: paid, cancelled with the fee back, packed and paid again.
  const packed = async () => (await server.call(createPackageSchema, { body: chosen, ...as(token) })).data;
  const first = await packed();
  const { items: payables } = (await server.call(getPayablesSchema, { query: { kind: 'package', refs: [first.number] }, ...as(token) })).data;
  expect(payables).toMatchObject([{ ref: first.number, title: `Package ${first.number}`, amount_fen: best?.fee_fen, payable: true }]);
  const before = await balance();
  expect(await pay('package', first.number)).toBe('succeeded');
  expect(await balance()).toBe(before - first.amount_fen);
  await server.call(cancelPackageSchema, { params: { number: first.number }, ...as(token) });
  expect(await balance()).toBe(before);
  const parcel = await packed();
  expect(await pay('package', parcel.number)).toBe('succeeded');
  expect((await server.call(deleteUserSchema, { body: { password }, ...as(token) })).reason).toBe('packages_open');

  // On its way, at the door, and praised.
  const way = { params: { number: parcel.number }, ...as(token) };
  const shipment = { carrier: best?.carrier ?? '', tracking_number: 'RR123456789CN' };
  expect((await server.call(shipPackageSchema, { params: way.params, body: shipment, ...as(desk) })).data.status).toBe('pending_receipt');
  expect((await server.call(receivePackageSchema, way)).data.status).toBe('done');
  const form = new FormData();
  form.set('text', 'Well packed');
  form.set('anonymous', 'false');
  await server.call(reviewPackageSchema, { ...way, body: form as never });
  expect((await server.call(getPackageSchema, way)).data).toMatchObject({ status: 'done', review: { text: 'Well packed' }, actions: [] });
  expect((await server.call(listReviewsSchema, { query: page })).data.items).toMatchObject([{ text: 'Well packed', name: 'Anonymous' }]);
  expect((await server.call(listStoreSchema, { query: page, ...as(token) })).data.total).toBe(0);

  const letters = (await server.call(listLettersSchema, { query: page, ...as(token) })).data.items.map(({ kind }) => kind);
  expect(letters).toEqual(expect.arrayContaining(['order_in_stock', 'package_cancelled', 'package_shipped']));
  expect((await server.call(getUserInfoSchema, as(token))).data.balance_fen).toBe(before - parcel.amount_fen);
  for (const feature of features) expect(await feature.audit?.(server.core), feature.name).toEqual(feature.audit ? [] : undefined);
});
