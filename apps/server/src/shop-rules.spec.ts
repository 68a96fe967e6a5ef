import { createAddressContract } from '@caravan/account/contract/schema';
import {
  getOrderContract,
  getOrderTermsArticleContract,
  getOrderTermsContract,
  placeOrdersContract,
  previewOrdersContract,
  processOrderContract,
  stockOrderContract,
} from '@caravan/cart-orders/contract/orders';
import {
  addToCartContract,
  getCartContract,
  newLine,
  updateCartLineContract,
} from '@caravan/cart-orders/contract/schema';
import { usualRules, type ShopRules } from '@caravan/content/contract';
import { updateShopRulesContract } from '@caravan/content/contract/staff';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import { day, hour, newId } from '@caravan/kernel';
import type { Caller } from '@caravan/server-core/testing';
import { quotePackageContract } from '@caravan/warehouse-packages/contract/schema';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exampleAddress } from './testing/example-address.ts';
import { desk, logIn, paidOrder, warehouseOf } from './testing/paid-order.ts';
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
const at = (time: string | null | undefined): number => Date.parse(time ?? '');

const setRules = async (change: Partial<ShopRules>) => {
  const { status } = await staff.call(updateShopRulesContract, { body: { ...usualRules, ...change } });
  expect(status).toBe(200);
};

const put = async (photos: number): Promise<string> => {
  const manual = { url: '', name: newId(), spec: '1', unit_price_fen: 500, domestic_shipping_fen: 60 };
  const body = newLine.parse({ manual, quantity: 1, photo: { count: photos, note: '' } });
  return (await shopper.call(addToCartContract, { body })).data.id;
};
const checkout = (ids: string[], amount_fen?: number) =>
  shopper.call(placeOrdersContract, {
    body: { cart_ids: ids, contact: { name: 'Ada' }, note: '', ...(amount_fen === undefined ? {} : { amount_fen }) },
    headers: key(),
  });
const orderOf = async (number: string) => (await shopper.call(getOrderContract, { params: { number } })).data;

/** An order with photos of its only line. */
const ordered = async (photos: number) => {
  const lineId = await put(photos);
  return { lineId, number: (await checkout([lineId])).data.orders[0]?.number ?? '' };
};
const pay = (number: string) =>
  shopper.call(createPaymentContract, {
    body: { kind: 'order', refs: [number], method: 'balance' },
    headers: key(),
  });
const arrived = async ({ number, lineId }: { number: string; lineId: string }) => {
  await staff.call(processOrderContract, { params: { number }, body: { supplier_order_no: '4400112299' } });
  const measures = { weight_g: 400, length_mm: 200, width_mm: 150, height_mm: 80, restrictions: [] };
  const lines = [{ line_id: lineId, ...measures }];
  expect((await staff.call(stockOrderContract, { params: { number }, body: { lines } })).status).toBe(200);
};

it('counts from the next order on: each order keeps its fee, its times and the fees of its goods', async () => {
  const before = await ordered(2);
  await setRules({
    free_storage_days: 10,
    storage_fee_fen_per_day: 120,
    storage_max_fee_days: 5,
    refund_hours: 24,
    review_hours: [8, 16],
    photo_fee_fen: 350,
  });
  const after = await ordered(2);

  // Both are paid and received after the change.
  for (const one of [before, after]) await pay(one.number);
  const old = await orderOf(before.number);
  const young = await orderOf(after.number);
  expect([old.photo_fen, young.photo_fen]).toEqual([400, 700]);
  expect([old.lines[0]?.photo.fee_fen, young.lines[0]?.photo.fee_fen]).toEqual([400, 700]);
  const hours = [old, young].map((order) => (at(order.refundable_until) - at(order.paid_at)) / hour);
  expect(hours).toEqual([72, 24]);
  expect(at(young.review_due_at)).toBeGreaterThan(at(old.review_due_at));
  const terms = async (number: string) =>
    (await shopper.call(getOrderTermsContract, { params: { number } })).data.rules;
  expect(await terms(before.number)).toMatchObject({ free_storage_days: 30, refund_hours: 72, photo_fee_fen: 200 });
  expect(await terms(after.number)).toMatchObject({
    free_storage_days: 10,
    storage_fee_fen_per_day: 120,
    storage_max_fee_fen: 600,
    review_hours: [8, 16],
    photo_fee_fen: 350,
  });

  const storageArticle = async (number: string, language: string) =>
    (
      await shopper.call(getOrderTermsArticleContract, {
        params: { number, id: 67 },
        headers: { 'client-language': language },
      })
    ).data;
  expect((await storageArticle(before.number, 'en')).content_html).toContain('30 free days');
  expect((await storageArticle(before.number, 'de')).today).toBe('changed');
  expect(await storageArticle(after.number, 'en')).toMatchObject({
    today: 'same',
    summary: expect.stringContaining('10 days free for each item, then ¥1.20 a day and ¥6.00 at most') as unknown,
  });

  for (const one of [before, after]) await arrived(one);
  const itemOf = async (number: string) =>
    (await warehouseOf(shopper)).find((item) => item.order_number === number) ?? expect.fail('no item');
  const first = await itemOf(before.number);
  const second = await itemOf(after.number);
  const freeDays = [first, second].map((item) => (at(item.free_until) - at(item.stored_at)) / day);
  expect(freeDays).toEqual([30, 10]);
  expect([first, second].map((item) => [item.daily_fee_fen, item.fee_max_fen])).toEqual([
    [50, 3_000],
    [120, 600],
  ]);

  for (const feature of server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);

  // A later change leaves both, and one package charges each by its own.
  await setRules({ free_storage_days: 0, storage_fee_fen_per_day: 9_000 });
  server.clock.advance(33 * day);
  shopper = await logIn(server.app, person);
  const due = [(await itemOf(before.number)).storage_fen, (await itemOf(after.number)).storage_fen];
  expect(due).toEqual([150, 600]);
  const address_id = (await shopper.call(createAddressContract, { body: exampleAddress })).data.id;
  const wish = { item_ids: [first.id, second.id], address_id };
  const { lines } = (await shopper.call(quotePackageContract, { body: wish })).data;
  expect(lines[0]?.storage_fen).toBe(750);
}, 60_000);

it('does not order at another photo fee than the shopper saw, nor more photos than the shop takes by now', async () => {
  const lineId = await put(12);
  const preview = (await shopper.call(previewOrdersContract, { body: { cart_ids: [lineId] } })).data;
  await setRules({ photo_fee_fen: 300, photo_max_count: 10 });

  const line = (await shopper.call(getCartContract)).data.items.find(({ id }) => id === lineId);
  expect(line).toMatchObject({
    photo: { count: 12, fee_fen: 3_600 },
    available: false,
    reason: 'The shop takes 10 photos of an item at most. Please order fewer',
  });
  expect((await checkout([lineId])).reason).toBe('goods_unavailable_in_order');
  const change = (count: number) =>
    shopper.call(updateCartLineContract, { params: { id: lineId }, body: { photo: { count, note: 'the seams' } } });
  expect((await change(11)).failure?.fields).toHaveProperty(['photo.count']);
  expect((await change(10)).data).toMatchObject({
    available: true,
    photo: { count: 10, note: 'the seams', fee_fen: 3_000 },
  });
  const refused = await checkout([lineId], preview.amount_fen);
  expect(refused).toMatchObject({ status: 409, reason: 'price_changed' });
  expect((await checkout([lineId], 500 + 3_000 + 60)).status).toBe(200);
});

it('cannot be changed on an order or on goods', async () => {
  for (const change of [
    sql`UPDATE purchase_order SET rules = '{}'`,
    sql`UPDATE store_item SET free_days = 0`,
    sql`UPDATE store_item SET storage_fee_fen = 1`,
    sql`UPDATE store_item SET storage_max_fen = 1`,
  ])
    await expect(server.core.db.execute(change)).rejects.toMatchObject({ cause: { code: '23001' } });
});
