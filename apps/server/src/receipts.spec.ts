import { createHash } from 'node:crypto';
import { createAddressContract } from '@caravan/account/contract/schema';
import { registerContract, getUserInfoContract } from '@caravan/auth/contract/schema';
import {
  approveRefundContract,
  placeOrdersContract,
  requestRefundContract,
} from '@caravan/cart-orders/contract/orders';
import { getOrderReceiptContract, getPackageReceiptContract } from '@caravan/receipts/contract/schema';
import { addToCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';
import { minute, newId } from '@caravan/kernel';
import { caller, type Caller, type TestServer } from '@caravan/server-core/testing';
import { createPackageContract, newPackage } from '@caravan/warehouse-packages/contract/schema';
import {
  addPackedPhotosContract,
  getStaffPackageContract,
  packPackageContract,
  updateWeighingRuleContract,
  weighPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';
import { exampleAddress } from './testing/example-address.ts';
import { desk, logIn, paidOrder, photograph, pictureForm, type PaidOrder } from './testing/paid-order.ts';
import { receiptMatchesLedger, receiptOf } from './testing/receipt-matches-ledger.ts';

let server: TestServer;
let staff: Caller;
let paid: PaidOrder;
beforeAll(async () => {
  server = await testShop({ config: { staff: desk } });
  staff = await logIn(server.app, desk);
  paid = await paidOrder(server.app);
});
afterAll(() => server.close());
afterAll(async () => {
  for (const feature of server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

const key = () => ({ 'idempotency-key': newId() });
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const newcomer = async () => {
  const body = {
    email: `${newId().toLowerCase()}@example.com`,
    password: 'ferry246',
    password_confirm: 'ferry246',
    agree: true as const,
  };
  const { token, user } = (await server.call(registerContract, { body })).data;
  return { token, shopper: caller(server.app, token), userId: user.id };
};

const give = (userId: string, amountFen: number) =>
  staff.call(adjustBalanceContract, {
    params: { id: userId },
    body: { amount_fen: amountFen, remark: 'for the test' },
    headers: key(),
  });

it('has every amount of an order, who set it, its payment, its weights and its photos', async () => {
  const { shopper, number, itemId } = paid;
  await photograph(staff, itemId);
  const { content, links } = await receiptMatchesLedger(server, shopper, number);
  expect(content).toMatchObject({
    format: 'caravan.receipt/1',
    subject: 'order',
    number,
    currency: 'CNY',
    goods: [
      {
        name: 'Tea',
        spec: '250 g',
        quantity: 2,
        price: { unit_fen: 5_000, listed_fen: 5_000, amount_fen: 10_000, set_by: 'shopper', reason: null },
        stored: [{ item_id: itemId, quantity: 2, weight_g: 700, length_mm: 200, width_mm: 150, height_mm: 80 }],
      },
    ],
    amounts: [
      { code: 'goods', amount_fen: 10_000 },
      { code: 'domestic_shipping', amount_fen: 600, set_by: 'shopper' },
    ],
    amount_fen: 10_600,
    extras: [],
    shipping: null,
    payments: [{ kind: 'order', ref: number, method: 'balance', amount_fen: 10_600, refunds: [] }],
    totals: { paid_fen: 10_600, refunded_fen: 0, kept_fen: 10_600 },
  });
  const [photo] = content.goods[0]?.stored[0]?.photos ?? [];
  const shown = await server.app.inject({ url: links.find(({ id }) => id === photo?.id)?.url ?? '' });
  expect(shown.statusCode).toBe(200);
  expect(photo?.sha256).toBe(sha256(shown.rawPayload));
});

it('is the same in both languages and at every time, and contains no link', async () => {
  const { shopper, number } = paid;
  const before = await receiptOf(shopper, number);
  server.clock.advance(10 * minute);
  const after = await receiptOf(shopper, number, 'zh');
  expect([after.content, after.hash]).toEqual([before.content, before.hash]);
  expect(JSON.stringify(before.content)).not.toContain('/v1/');
});

it('belongs to the shopper', async () => {
  const { shopper: stranger, token } = await newcomer();
  const params = { number: paid.number };
  expect(await stranger.call(getOrderReceiptContract, { params })).toMatchObject({ status: 404, reason: 'not_found' });
  expect((await server.call(getOrderReceiptContract, { params })).status).toBe(401);
  expect(await stranger.call(getPackageReceiptContract, { params: { number: 'PK2611NOTHING' } })).toMatchObject({
    status: 404,
  });
  const pdf = (bearer: string, path: string) =>
    server.app.inject({ url: `/v1${path}/receipt.pdf`, headers: { authorization: `Bearer ${bearer}` } });
  expect((await pdf(token, `/orders/${paid.number}`)).statusCode).toBe(404);
  expect((await pdf(token, '/packages/PK2611NOTHING')).statusCode).toBe(404);
});

it('is a PDF in the language of the caller, for the same state the same file', async () => {
  const { shopper, token, userId } = await newcomer();
  await give(userId, 20_000);
  const manual = { url: '', name: '帆布托特包', spec: '米白', unit_price_fen: 5_000, domestic_shipping_fen: 600 };
  const line = newLine.parse({ manual, quantity: 1, photo: { count: 2, note: '' } });
  const { id } = (await shopper.call(addToCartContract, { body: line })).data;
  const body = { cart_ids: [id], contact: { name: 'Ada' }, note: '' };
  const number = (await shopper.call(placeOrdersContract, { body, headers: key() })).data.orders[0]?.number ?? '';
  const read = (language: string) =>
    server.app.inject({
      url: `/v1/orders/${number}/receipt.pdf`,
      headers: { authorization: `Bearer ${token}`, 'client-language': language },
    });
  const first = await read('zh');
  const second = await read('zh');
  const other = await read('en');
  expect(first.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="receipt-${number}.pdf"`,
  });
  expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(other.rawPayload.equals(first.rawPayload)).toBe(false);
  expect(await receiptMatchesLedger(server, shopper, number)).toMatchObject({
    content: { paid_at: null, payments: [], totals: { paid_fen: 0, kept_fen: 0 } },
  });
});

it('gets another hash by a refund, and then says what was returned', async () => {
  const { shopper, userId } = await newcomer();
  await give(userId, 20_000);
  const manual = { url: '', name: 'Cup', spec: 'white', unit_price_fen: 4_000, domestic_shipping_fen: 500 };
  const { id } = (await shopper.call(addToCartContract, { body: newLine.parse({ manual, quantity: 1 }) })).data;
  const checkout = { cart_ids: [id], contact: { name: 'Ada' }, note: '' };
  const number =
    (await shopper.call(placeOrdersContract, { body: checkout, headers: key() })).data.orders[0]?.number ?? '';
  await shopper.call(createPaymentContract, {
    body: { kind: 'order', refs: [number], method: 'balance' },
    headers: key(),
  });
  const before = await receiptMatchesLedger(server, shopper, number);
  await shopper.call(requestRefundContract, {
    params: { number },
    body: { reason: 'no longer needed', destination: 'balance' },
    headers: key(),
  });
  expect((await receiptOf(shopper, number)).hash).toBe(before.hash);
  await staff.call(approveRefundContract, { params: { number }, body: { note: '' } });
  const after = await receiptMatchesLedger(server, shopper, number);
  expect(after.hash).not.toBe(before.hash);
  expect(after.content.payments[0]?.refunds).toEqual([
    {
      transaction_no: expect.stringMatching(/^TX/),
      amount_fen: 4_500,
      to: 'balance',
      charge: null,
      done: true,
      remark: expect.objectContaining({ en: expect.any(String), zh: expect.any(String) }),
      at: expect.any(String),
    },
  ]);
  expect(after.content.totals).toMatchObject({ paid_fen: 4_500, refunded_fen: 4_500, kept_fen: 0 });
});

it('of a package has its quote, its weighing, what that returned, and its photos', async () => {
  const { shopper, itemId, number: order } = paid;
  await give((await shopper.call(getUserInfoContract)).data.id, 100_000);
  await staff.call(updateWeighingRuleContract, { body: { enabled: true, floor_fen: 100 } });
  const address_id = (await shopper.call(createAddressContract, { body: exampleAddress })).data.id;
  const chosen = {
    item_ids: [itemId],
    address_id,
    line_id: 'ems',
    declared_value_fen: 10_000,
    packing_options: ['vacuum'],
  };
  const made = await shopper.call(createPackageContract, { body: newPackage.parse(chosen), headers: key() });
  const { number, amount_fen } = made.data;
  await shopper.call(createPaymentContract, {
    body: { kind: 'package', refs: [number], method: 'balance' },
    headers: key(),
  });
  const quoted = await receiptMatchesLedger(server, shopper, number);
  expect(quoted.content).toMatchObject({
    subject: 'package',
    seller: null,
    goods: [{ name: 'Tea', order_number: order, price: null }],
    amount_fen,
    shipping: { country: 'DE', declared_value_fen: 10_000, weighings: [], landed_cost: { value_fen: 10_000 } },
    totals: { paid_fen: amount_fen, refunded_fen: 0 },
  });
  expect(quoted.content.amounts).toContainEqual(expect.objectContaining({ code: 'packing', detail: 'vacuum' }));

  const { items } = (await staff.call(getStaffPackageContract, { params: { number } })).data;
  await staff.call(packPackageContract, { params: { number }, body: { items: items.map((one) => one.number) } });
  await staff.call(addPackedPhotosContract, { params: { number }, body: (await pictureForm('photos')) as never });
  const weighed = await staff.call(weighPackageContract, {
    params: { number },
    body: { weight_g: 300, length_mm: 100, width_mm: 80, height_mm: 50, sure: true },
    headers: key(),
  });
  expect(weighed.status).toBe(200);
  const after = await receiptMatchesLedger(server, shopper, number);
  expect(after.hash).not.toBe(quoted.hash);
  const returned = after.content.totals.refunded_fen;
  expect(returned).toBeGreaterThan(0);
  expect(after.content.shipping).toMatchObject({
    weighings: [{ weight_g: 300, outcome: 'returned', quoted_fee_fen: amount_fen, fee_fen: amount_fen - returned }],
  });
  const [photo] = after.content.shipping?.photos ?? [];
  const shown = await server.app.inject({ url: after.links.find(({ id }) => id === photo?.id)?.url ?? '' });
  expect(photo?.sha256).toBe(sha256(shown.rawPayload));
});
