import { registerContract } from '@caravan/auth/contract/schema';
import {
  answerQuestionContract,
  askQuestionContract,
  getOrderContract,
  placeOrdersContract,
  processOrderContract,
  staffCancelOrderContract,
} from '@caravan/cart-orders/contract/orders';
import { addToCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import {
  createPaymentContract,
  getBalanceContract,
  getPayablesContract,
  listBalanceRecordsContract,
  submitRemittanceContract,
} from '@caravan/fund-payment/contract/schema';
import { adjustBalanceContract, confirmRemittanceContract } from '@caravan/fund-payment/contract/staff';
import { newId } from '@caravan/kernel';
import { caller, type Caller, type TestServer } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiptMatchesLedger } from './testing/receipt-matches-ledger.ts';
import { testShop } from './testing/test-shop.ts';
import { desk, logIn } from './testing/paid-order.ts';

let server: TestServer;
let staff: Caller;
beforeAll(async () => {
  server = await testShop({ config: { databasePool: 30, staff: desk } });
  staff = await logIn(server.app, desk);
});
afterAll(() => server.close());
afterAll(async () => {
  for (const feature of server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

const key = () => ({ 'idempotency-key': newId() });

/** A shopper with 200.00 who has paid an order of 106.00 and agreed to 6.00 for domestic shipping. */
const agreed = async () => {
  const email = `${newId().toLowerCase()}@example.com`;
  const password = 'correct1horse';
  const body = { email, password, password_confirm: password, agree: true as const };
  const { token, user } = (await server.call(registerContract, { body })).data;
  const shopper = caller(server.app, token);
  await staff.call(adjustBalanceContract, {
    params: { id: user.id },
    body: { amount_fen: 20_000, remark: 'for the test' },
    headers: key(),
  });
  const manual = { url: '', name: 'Tea', spec: '250 g', unit_price_fen: 5_000, domestic_shipping_fen: 0 };
  const line = newLine.parse({ manual, quantity: 2, photo: { count: 3, note: '' } });
  const { id } = (await shopper.call(addToCartContract, { body: line })).data;
  const checkout = { cart_ids: [id], contact: { name: 'Ada' }, note: '' };
  const placed = (await shopper.call(placeOrdersContract, { body: checkout, headers: key() })).data;
  const number = placed.orders[0]?.number ?? '';
  // A line that was entered by hand always states its fee.
  await server.core.db.execute(
    sql`UPDATE order_line SET domestic_shipping_stated = false WHERE order_number = ${number}`,
  );
  const pay = (kind: 'order' | 'order_extra', ref: string, method: 'balance' | 'sandbox' | 'westpay' = 'balance') =>
    shopper.call(createPaymentContract, { body: { kind, refs: [ref], method }, headers: key() });
  await pay('order', number);
  const { question } = (
    await staff.call(askQuestionContract, {
      params: { number },
      body: { kind: 'domestic_fee', text: '', options: [{ kind: 'pay_more', amount_fen: 600 }, { kind: 'cancel' }] },
      headers: key(),
    })
  ).data;
  const { extra } = (
    await shopper.call(answerQuestionContract, {
      params: { number, id: question?.id ?? '' },
      body: { option: 'pay_more' },
      headers: key(),
    })
  ).data;
  const ref = extra?.ref ?? '';
  return {
    shopper,
    number,
    ref,
    payExtra: (method: 'balance' | 'sandbox' | 'westpay' = 'balance') => pay('order_extra', ref, method),
    balance: async () => (await shopper.call(getBalanceContract)).data.balance_fen,
    order: async () => (await shopper.call(getOrderContract, { params: { number } })).data,
  };
};

const process = (number: string) =>
  staff.call(processOrderContract, { params: { number }, body: { supplier_order_no: number } });
const cancel = (number: string) =>
  staff.call(staffCancelOrderContract, { params: { number }, body: { note: 'sold out' }, headers: key() });
const outcomeOf = (url: string, outcome: 'succeeded' | 'failed') =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  });

it('an extra payment is quoted, paid from the balance and refunded with its order, each by its own record', async () => {
  const { shopper, number, ref, payExtra, balance } = await agreed();
  const query = { kind: 'order_extra' as const, refs: ref as never };
  expect((await shopper.call(getPayablesContract, { query })).data).toMatchObject({
    items: [{ ref, title: `Domestic shipping · Order ${number}`, amount_fen: 600, payable: true }],
    amount_fen: 600,
  });
  expect((await payExtra()).data).toMatchObject({ status: 'succeeded', kind: 'order_extra', refs: [ref] });
  expect(await balance()).toBe(8_800);
  expect((await payExtra()).reason).toBe('already_paid');
  expect(await receiptMatchesLedger(server, shopper, number)).toMatchObject({
    content: { extras: [{ ref, amount_fen: 600, state: 'paid' }], totals: { paid_fen: 11_200 } },
  });
  expect((await process(number)).data.status).toBe('processing');
  expect((await cancel(number)).data).toMatchObject({ status: 'cancelled', refunded_fen: 11_200 });
  expect(await balance()).toBe(20_000);
  expect(await receiptMatchesLedger(server, shopper, number)).toMatchObject({
    content: { totals: { paid_fen: 11_200, refunded_fen: 11_200 } },
  });
  const { items } = (await shopper.call(listBalanceRecordsContract, { query: { page: 1, page_size: 20 } })).data;
  expect(items.map(({ type, kind, amount_fen, remark }) => [type, kind, amount_fen, remark])).toEqual([
    ['refund', 'order_extra', 600, `Refund of domestic shipping, order ${number}`],
    ['refund', 'order', 10_600, `Refund of order ${number}`],
    ['payment', 'order_extra', -600, `Payment of extra fee ${ref}`],
    ['payment', 'order', -10_600, `Payment of order ${number}`],
    ['adjustment', null, 20_000, 'for the test'],
  ]);
});

it('an extra payment at the gateway that comes after the order was cancelled goes to the balance', async () => {
  const { number, payExtra, balance, order } = await agreed();
  const inTime = await agreed();
  const url = (await inTime.payExtra('sandbox')).data.redirect_url ?? '';
  await outcomeOf(url, 'succeeded');
  expect((await inTime.order()).extras).toMatchObject([{ state: 'paid' }]);

  const late = (await payExtra('sandbox')).data.redirect_url ?? '';
  await cancel(number);
  await outcomeOf(late, 'succeeded');
  expect(await order()).toMatchObject({ status: 'cancelled', extras: [{ state: 'cancelled' }] });
  expect(await balance()).toBe(20_600);
});

it('an extra payment by remittance is confirmed by staff', async () => {
  const { shopper, payExtra, order } = await agreed();
  const { id, instructions } = (await payExtra('westpay')).data;
  const sent = { mtcn: '1234567890', sender_name: 'Ada Example', sender_country: 'DE' };
  const money = { amount: instructions?.amount ?? '', currency: instructions?.currency ?? '' };
  await shopper.call(submitRemittanceContract, { params: { id }, body: { ...sent, ...money } });
  const decided = await staff.call(confirmRemittanceContract, {
    params: { payment_id: id },
    body: { amount_fen: 600, note: '' },
  });
  expect(decided.failure).toBeUndefined();
  expect(await order()).toMatchObject({ domestic_shipping_stated: true, extras: [{ state: 'paid' }] });
});

it('200 concurrent payments of one extra capture it once', { timeout: 120_000 }, async () => {
  const { payExtra, balance } = await agreed();
  const answers = await Promise.all(Array.from({ length: 200 }, () => payExtra()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const reasons = new Set(answers.flatMap(({ status, reason }) => (status === 200 ? [] : [reason])));
  expect([...reasons].filter((reason) => reason !== 'unavailable')).toEqual(['already_paid']);
  expect(await balance()).toBe(8_800);
});

it("another shopper's extra payment, and one that does not exist, are not found", async () => {
  const mine = await agreed();
  const theirs = await agreed();
  for (const ref of [theirs.ref, `${mine.number}-2`]) {
    const body = { kind: 'order_extra' as const, refs: [ref], method: 'balance' as const };
    expect((await mine.shopper.call(createPaymentContract, { body, headers: key() })).status).toBe(404);
  }
});
