import { answerQuestionContract, askQuestionContract } from '@caravan/cart-orders/contract/orders';
import type { ExchangeMarginVersion } from '@caravan/content/contract';
import { getExchangeMarginContract, planExchangeMarginContract } from '@caravan/content/contract/staff';
import type { NewPayment, Payment } from '@caravan/fund-payment/contract';
import { getFiguresContract, listMarginsContract, marginsQuery } from '@caravan/figures/contract/schema';
import {
  createPaymentContract,
  getPaymentContract,
  listPaymentMethodsContract,
  submitRemittanceContract,
} from '@caravan/fund-payment/contract/schema';
import { confirmRemittanceContract } from '@caravan/fund-payment/contract/staff';
import { day, shopDay } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import type { Caller } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { key, placeGoods, tradeDesk, type TradeDesk } from './testing/trade-desk.ts';

let desk: TradeDesk;
let shopper: Caller;
let owner: Caller;
beforeAll(async () => {
  desk = await tradeDesk();
  owner = await desk.member('owner', 'owner');
  shopper = desk.shopper('ada');
  await desk.server.core.db.execute(
    sql`UPDATE exchange_rate SET per_euro = CASE currency WHEN 'USD' THEN 1.1 ELSE 7.7 END WHERE currency IN ('USD', 'CNY')`,
  );
});
afterAll(() => desk.close());

const inDays = (days: number): string => shopDay(new Date(desk.server.clock.now().getTime() + days * day));
const plan = (planned: ExchangeMarginVersion[], headers: Record<string, string> = {}, by = owner) =>
  by.call(planExchangeMarginContract, { body: { planned }, headers });
const margins = async () => (await owner.call(getExchangeMarginContract)).data;
const remit = async (what: Pick<NewPayment, 'kind' | 'refs' | 'amount_fen'>) =>
  (await shopper.call(createPaymentContract, { body: { ...what, method: 'westpay' }, headers: key() })).data;
const begin = () => remit({ kind: 'recharge', amount_fen: 10_000 });
let mtcns = 1_234_567_890;
/** The money of a remittance arrives as it was charged, and staff confirm the amount due. */
const arrive = async ({ id, amount_fen, charge: { amount, currency } }: Payment): Promise<void> => {
  mtcns += 1;
  const told = { mtcn: String(mtcns), sender_name: 'Ada', sender_country: 'DE', amount, currency };
  await shopper.call(submitRemittanceContract, { params: { id }, body: told });
  const finance = await desk.member('fin', 'finance');
  const body = { amount_fen, note: 'Arrived' };
  expect(await finance.call(confirmRemittanceContract, { params: { payment_id: id }, body })).toMatchObject({
    status: 200,
    data: { status: 'succeeded', returned_fen: 0 },
  });
};
/** An extra payment of 6.00 for domestic shipping, to which the shopper agreed. */
const agreedExtra = async (number: string): Promise<string> => {
  // A line that was entered by hand always states its fee.
  await desk.server.core.db.execute(
    sql`UPDATE order_line SET domestic_shipping_stated = false WHERE order_number = ${number}`,
  );
  const options = [{ kind: 'pay_more' as const, amount_fen: 600 }, { kind: 'cancel' as const }];
  const asked = await owner.call(askQuestionContract, {
    params: { number },
    body: { kind: 'domestic_fee', text: '', options },
    headers: key(),
  });
  const answered = await shopper.call(answerQuestionContract, {
    params: { number, id: asked.data.question?.id ?? '' },
    body: { option: 'pay_more' },
    headers: key(),
  });
  return answered.data.extra?.ref ?? '';
};
const chargeOf = async (id: string) => (await shopper.call(getPaymentContract, { params: { id } })).data.charge;
const methods = async () =>
  (await shopper.call(listPaymentMethodsContract, { query: { kind: 'recharge', amount_fen: 10_000 } })).data;

it('a day that is not to come, two of one day and more than 5 % are refused by their fields; only owners plan', async () => {
  expect(await margins()).toEqual({ versions: [], edited_at: null, version: 0 });
  for (const days of [0, -3])
    expect(await plan([{ from: inDays(days), margin_bp: 100 }])).toMatchObject({
      status: 422,
      failure: { fields: { 'planned.0.from': 'A margin can begin tomorrow at the earliest' } },
    });
  const twice = [inDays(1), inDays(1)].map((from) => ({ from, margin_bp: 100 }));
  expect((await plan(twice)).failure?.fields).toEqual({ 'planned.1.from': 'Another margin begins on this day' });
  const most = await plan([{ from: inDays(1), margin_bp: 501 }]);
  expect(most.failure?.fields).toEqual({ 'planned.0.margin_bp': 'At most 5%' });
  const finance = await desk.member('fin', 'finance');
  expect((await finance.call(getExchangeMarginContract)).status).toBe(403);
  expect((await plan([], {}, finance)).status).toBe(403);
  expect((await plan([], {}, shopper)).status).toBe(403);
});

it('of two owners who plan at once, the slower one is told', async () => {
  const seen = { 'if-match': '"0"' };
  const one = (days: number) => plan([{ from: inDays(days), margin_bp: 100 }], seen);
  const both = await Promise.all([one(1), one(2)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await margins()).versions).toHaveLength(1);
});

it('begins at midnight in China: payments keep the margin of the moment in which they began', async () => {
  const planned = await plan([
    { from: inDays(1), margin_bp: 200 },
    { from: inDays(3), margin_bp: 0 },
  ]);
  expect(planned.data.versions.map(({ state }) => state)).toEqual(['planned', 'planned']);
  const before = await begin();
  expect(before.charge).toEqual({ amount: '14.29', currency: 'USD', rate: '0.14285715', rate_as_of: '2100-01-01' });
  expect(JSON.stringify(await methods())).not.toContain('exchange');

  const midnight = Date.parse(`${inDays(1)}T00:00:00+08:00`);
  desk.server.clock.set(new Date(midnight - 1).toISOString());
  expect((await begin()).charge).toEqual(before.charge);
  desk.server.clock.set(new Date(midnight).toISOString());
  const during = await begin();
  const charge = { ...before.charge, amount: '14.58', rate: '0.14577261', day_rate: '0.14285715', margin_bp: 200 };
  expect(during.charge).toEqual(charge);
  expect(during.instructions).toMatchObject({ amount: '14.58' });
  expect((await methods()).find(({ id }) => id === 'westpay')).toMatchObject({ exchange: charge });
  expect((await margins()).versions.map(({ state }) => state)).toEqual(['in_force', 'planned']);

  const [number = ''] = await placeGoods(shopper, [{ name: 'Tea', quantity: 1 }]);
  const order = await remit({ kind: 'order', refs: [number] });
  expect(order).toMatchObject({ amount_fen: 5_600, charge: { amount: '8.17', margin_bp: 200 } });
  await arrive(order);
  await arrive(await remit({ kind: 'order_extra', refs: [await agreedExtra(number)] }));

  // A margin that has begun is followed by another one, not changed.
  expect((await plan([])).data.versions).toMatchObject([{ margin_bp: 200, state: 'in_force' }]);
  const query = { page: 1, page_size: 5, subject: 'exchange_margin:exchange_margin' };
  const [last] = (await listStaffActions(desk.server.core.db, query)).items;
  expect(last).toMatchObject({ action: 'exchange_margin.update', data: { before: [{}, {}], after: [{}] } });
  expect((await plan([{ from: inDays(1), margin_bp: 0 }])).status).toBe(200);
  desk.server.clock.advance(day);
  expect((await begin()).charge).toEqual(before.charge);
  expect(await chargeOf(during.id)).toEqual(charge);
  expect((await margins()).versions.map(({ state }) => state)).toEqual(['past', 'in_force']);

  // A payment that arrived as charged is the amount due, and the margin is income of its day.
  await arrive(during);
  const days = { from: inDays(-1), to: inDays(0), by: 'day' as const };
  const figures = (await owner.call(getFiguresContract, { query: days })).data;
  // 16 cents above the rate of the day and 2 of the extra payment, and 29.
  expect(figures.periods.map(({ exchange_margin_fen: fen }) => fen)).toEqual([124, 202]);
  const ofBoth = marginsQuery.parse({ from: days.from, to: days.to });
  expect((await owner.call(listMarginsContract, { query: ofBoth })).data).toMatchObject({
    exchange_margin_fen: 124,
    items: [{ number, turnover_fen: 6_200, exchange_margin_fen: 124 }],
  });
  const finance = await desk.member('fin', 'finance');
  const csv = await desk.server.app.inject({
    url: '/v1/staff/payments?format=csv&method=westpay',
    headers: { authorization: `Bearer ${desk.tokenOf(finance)}` },
  });
  const [head = '', ...rows] = csv.body.trim().split('\r\n');
  expect(head).toMatch(/,day_rate,exchange_margin_percent$/);
  expect(rows.filter((row) => row.endsWith(',0.14285715,2'))).toHaveLength(3);
  for (const feature of desk.server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});
