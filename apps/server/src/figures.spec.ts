import { createAddressContract } from '@caravan/account/contract/schema';
import {
  answerQuestionContract,
  approveRefundContract,
  askQuestionContract,
  dropPiecesContract,
  newQuestion,
  processOrderContract,
  requestRefundContract,
  staffCancelOrderContract,
  stockOrderContract,
} from '@caravan/cart-orders/contract/orders';
import type { Figures, FigureSpan, Margin, MarginPage } from '@caravan/figures/contract';
import { getFiguresContract, listMarginsContract, marginsQuery } from '@caravan/figures/contract/schema';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import type { Caller } from '@caravan/server-core/testing';
import {
  createPackageContract,
  listStoreContract,
  newPackage,
  quotePackageContract,
  receivePackageContract,
} from '@caravan/warehouse-packages/contract/schema';
import { shipPackageContract } from '@caravan/warehouse-packages/contract/staff';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleAddress } from './testing/example-address.ts';
import { buy, key, paidGoods, tradeDesk, type PaidGoods, type TradeDesk } from './testing/trade-desk.ts';

let desk: TradeDesk;
let owner: Caller;
let packageFen = 0;
let storeValueFen = 0;

const at = (time: string): void => desk.server.clock.set(time);
const tea = (quantity: number) => paidGoods(desk, [{ name: 'Tea', quantity }]);
const piecesOf = ({ lines }: PaidGoods) => lines.map(({ id, quantity }) => ({ id, pieces: quantity }));
const measures = { weight_g: 700, length_mm: 200, width_mm: 150, height_mm: 80, restrictions: [] };

const store = async ({ number, lines }: PaidGoods): Promise<void> => {
  const receiver = await desk.member('rui', 'receiver');
  const body = { lines: lines.map(({ id }) => ({ line_id: id, ...measures })) };
  expect(await receiver.call(stockOrderContract, { params: { number }, body })).toMatchObject({ status: 200 });
};

/** Sends the goods of an order in a package that is paid, shipped and received at the given times. */
const sendHome = async ({ userId }: PaidGoods, times: Record<'paid' | 'shipped' | 'received', string>) => {
  const packer = await desk.member('pia', 'packer');
  const shopper = desk.shopper(userId);
  at(times.paid);
  const { items } = (await shopper.call(listStoreContract, { query: { page: 1, page_size: 20 } })).data;
  const address_id = (await shopper.call(createAddressContract, { body: exampleAddress })).data.id;
  const selection = { item_ids: items.map(({ id }) => id), address_id };
  const quoted = (await shopper.call(quotePackageContract, { body: selection })).data.lines;
  const best = quoted.find(({ available }) => available);
  const body = newPackage.parse({ ...selection, line_id: best?.id, fee_fen: best?.fee_fen, declared_value_fen: 1_000 });
  const { number, amount_fen } = (await shopper.call(createPackageContract, { body, headers: key() })).data;
  packageFen = amount_fen;
  const payment = { kind: 'package' as const, refs: [number], method: 'balance' as const };
  await shopper.call(createPaymentContract, { body: payment, headers: key() });
  at(times.shipped);
  const shipped = { carrier: 'EMS', tracking_number: `EE${number}` };
  expect(await packer.call(shipPackageContract, { params: { number }, body: shipped })).toMatchObject({ status: 200 });
  at(times.received);
  await shopper.call(receivePackageContract, { params: { number } });
};

/** The price of the goods has risen, and the shopper pays ¥5.00 more. */
const payMore = async ({ number, lines, shopper }: PaidGoods, buyer: Caller): Promise<void> => {
  const body = newQuestion.parse({
    kind: 'price_rise',
    line_id: lines[0]?.id,
    text: '',
    options: [{ kind: 'pay_more', amount_fen: 500 }, { kind: 'drop' }],
  });
  const asked = await buyer.call(askQuestionContract, { params: { number }, body, headers: key() });
  const params = { number, id: asked.data.question?.id ?? '' };
  const answer = { option: 'pay_more' as const };
  const { extra } = (await shopper.call(answerQuestionContract, { params, body: answer, headers: key() })).data;
  const payment = { kind: 'order_extra' as const, refs: [extra?.ref ?? ''], method: 'balance' as const };
  const paid = await shopper.call(createPaymentContract, { body: payment, headers: key() });
  expect(paid.data).toMatchObject({ status: 'succeeded' });
};

// Three orders are bought, two of them in one purchase; one waits, and one is cancelled before it is bought.
beforeAll(async () => {
  desk = await tradeDesk();
  owner = await desk.member('owner', 'owner');
  const buyer = await desk.member('mei', 'buyer');

  at('2026-11-20T15:30:00.000Z');
  const first = await tea(2);
  // In Beijing it is the next day, a Saturday.
  at('2026-11-20T16:30:00.000Z');
  const second = await tea(1);
  const typed = await tea(1);
  const cancelled = await tea(1);
  await tea(1);
  await payMore(first, buyer);

  at('2026-11-21T16:30:00.000Z');
  const shared = { supplier_order_no: 'TB-1' };
  await buy(buyer, first.number, piecesOf(first), { ...shared, paid_fen: 10_000 });
  await buy(buyer, second.number, piecesOf(second), { ...shared, paid_fen: 1, shared: true });
  const params = { number: cancelled.number };
  const cancel = await buyer.call(staffCancelOrderContract, { params, body: { note: 'Sold out' }, headers: key() });
  expect(cancel).toMatchObject({ status: 200 });
  at('2026-11-23T16:30:00.000Z');
  await buyer.call(processOrderContract, { params: { number: typed.number }, body: { supplier_order_no: 'TB-2' } });

  at('2026-11-24T16:30:00.000Z');
  await store(first);
  await store(second);
  storeValueFen = 5_000;
  await sendHome(first, {
    paid: '2026-11-25T16:30:00.000Z',
    shipped: '2026-11-27T16:30:00.000Z',
    received: '2026-12-07T16:30:00.000Z',
  });
});
afterAll(() => desk.close());

const read = async (by: FigureSpan, from = '2026-11-20', to = '2026-12-31'): Promise<Figures> =>
  (await owner.call(getFiguresContract, { query: { from, to, by } })).data;

const periodOf = ({ periods }: Figures, day: string) => {
  const found = periods.find(({ from }) => from === day);
  if (!found) throw new Error(`no period begins on ${day}`);
  return found;
};

describe('the figures of a shop', () => {
  it('have the money of each day of the shop, captured and given back', async () => {
    const figures = await read('day');
    expect(figures.periods).toHaveLength(42);
    const none = { count: 0, captured_fen: 0, refunded_fen: 0 };
    const turnoverOn = (day: string) => periodOf(figures, day).turnover;
    expect(turnoverOn('2026-11-20')).toEqual({
      order: { count: 1, captured_fen: 10_600, refunded_fen: 0 },
      order_extra: none,
      package: none,
      package_extra: none,
      service: none,
    });
    expect(turnoverOn('2026-11-21').order).toEqual({ count: 4, captured_fen: 22_400, refunded_fen: 0 });
    expect(turnoverOn('2026-11-21').order_extra).toEqual({ count: 1, captured_fen: 500, refunded_fen: 0 });
    expect(turnoverOn('2026-11-22').order).toEqual({ count: 0, captured_fen: 0, refunded_fen: 5_600 });
    expect(turnoverOn('2026-11-26').package).toEqual({ count: 1, captured_fen: packageFen, refunded_fen: 0 });
  });

  it('compare what orders brought with what they cost, and count those without a known cost', async () => {
    const figures = await read('day');
    const [friday, saturday] = ['2026-11-20', '2026-11-21'].map((day) => periodOf(figures, day).margin);
    expect(friday).toMatchObject({ orders: 1, paid_fen: 11_100, without_cost: 0, without_cost_fen: 0 });
    // The typed number has no amount, and one order waits to be bought. The cancelled one is in neither number.
    expect(saturday).toMatchObject({ orders: 1, paid_fen: 5_600, without_cost: 2, without_cost_fen: 11_200 });
    // Two of three pieces, and the rest: nothing of the purchase is lost by rounding.
    expect((friday?.cost_fen ?? 0) + (saturday?.cost_fen ?? 0)).toBe(10_001);
    expect([6_667, 6_668]).toContain(friday?.cost_fen);
  });

  it('count each step on its day, and measure the time between steps', async () => {
    const figures = await read('day');
    const counted = figures.periods.flatMap(({ from, throughput }) =>
      Object.entries(throughput).flatMap(([step, count]) => (count ? [[from, step, count]] : [])),
    );
    expect(counted).toEqual([
      ['2026-11-20', 'order_paid', 1],
      ['2026-11-21', 'order_paid', 4],
      ['2026-11-22', 'order_bought', 2],
      ['2026-11-24', 'order_bought', 1],
      ['2026-11-25', 'order_arrived', 2],
      ['2026-11-26', 'package_paid', 1],
      ['2026-11-28', 'package_shipped', 1],
      ['2026-12-08', 'package_received', 1],
    ]);
    // 24, 25 and 72 hours: the 90th percentile lies between the last two.
    expect(figures.passages).toEqual([
      { passage: 'order_bought', count: 3, median_days: 1.04, p90_days: 2.61 },
      { passage: 'order_arrived', count: 2, median_days: 3, p90_days: 3 },
      { passage: 'package_shipped', count: 1, median_days: 2, p90_days: 2 },
      { passage: 'package_received', count: 1, median_days: 10, p90_days: 10 },
      { passage: 'first_answer', count: 0, median_days: null, p90_days: null },
    ]);
    expect((await read('day', '2026-11-20', '2026-11-21')).passages[0]).toEqual({
      passage: 'order_bought',
      count: 0,
      median_days: null,
      p90_days: null,
    });
  });

  it('sum whole weeks and months, cut at the days that were asked for', async () => {
    const weeks = await read('week', '2026-11-21', '2026-11-30');
    expect(weeks.periods.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2026-11-21 2026-11-22',
      '2026-11-23 2026-11-29',
      '2026-11-30 2026-11-30',
    ]);
    expect(weeks.periods[0]?.turnover.order).toEqual({ count: 4, captured_fen: 22_400, refunded_fen: 5_600 });
    const months = await read('month');
    expect(months.periods.map(({ throughput }) => throughput['package_received'])).toEqual([0, 1]);
    expect(months.periods[0]?.turnover.order).toEqual({ count: 5, captured_fen: 33_000, refunded_fen: 5_600 });
  });

  it('say who got what done on which day', async () => {
    const { people, periods } = await read('day');
    const mei = people.find(({ name }) => name === 'staff_mei');
    expect(mei?.done).toMatchObject({ bought: 3, received: 0 });
    expect(periods.flatMap(({ from }, index) => (mei?.by_period[index] ? [[from, mei.by_period[index]]] : []))).toEqual(
      [
        ['2026-11-22', 2],
        ['2026-11-24', 1],
      ],
    );
    expect(people.find(({ name }) => name === 'staff_rui')?.done).toMatchObject({ received: 2 });
    expect(people.find(({ name }) => name === 'staff_pia')?.done).toMatchObject({ shipped: 1 });
    expect((await read('day', '2027-01-01', '2027-01-02')).people).toEqual([]);
  });

  it('compare the promised days of a shipping method with those that its parcels took', async () => {
    const { quotes } = await read('day');
    expect(quotes).toMatchObject([{ fees: { count: 0, median_percent: null }, days: { count: 1, median_days: 10 } }]);
    expect(quotes[0]?.days.in_time).toBeLessThanOrEqual(1);
  });

  it('sort the goods in the warehouse by age, each day of a limit on its side', async () => {
    const empty = { items: 0, pieces: 0, value_fen: 0 };
    const one = { items: 1, pieces: 1, value_fen: storeValueFen };
    for (const [day, ages] of [
      ['2026-12-02T16:29:59.000Z', [one, empty, empty, empty]],
      ['2026-12-02T16:30:00.000Z', [empty, one, empty, empty]],
      ['2026-12-25T16:30:00.000Z', [empty, empty, one, empty]],
      ['2027-01-24T16:30:00.000Z', [empty, empty, empty, one]],
    ] as const) {
      at(day);
      expect((await read('day')).shelf).toMatchObject(ages);
    }
    expect((await read('day')).shelf.map(({ from_days, to_days }) => [from_days, to_days])).toEqual([
      [0, 7],
      [8, 30],
      [31, 60],
      [61, null],
    ]);
    at('2026-12-07T16:30:00.000Z');
  });

  it('count the open work of every queue, with the oldest task', async () => {
    const { work } = await read('day');
    expect(work).toContainEqual({ queue: 'buy', open: 1, overdue: 1, oldest_at: '2026-11-20T16:30:00.000Z' });
    expect(work.every(({ open }) => open > 0)).toBe(true);
  });

  it('come as a file whose export is logged', async () => {
    const response = await desk.server.app.inject({
      url: '/v1/staff/figures?from=2026-11-20&to=2026-11-21&by=day&format=csv',
      headers: { authorization: `Bearer ${desk.tokenOf(owner)}` },
    });
    expect(response.headers['content-disposition']).toContain('figures-2026-11-20-2026-11-21.csv');
    expect(response.body).toContain('order_captured,2026-11-21,2026-11-21,224.00\r\n');
    const { rows } = await desk.server.core.db.execute(
      sql`select subject_ref from staff_action where action = 'figures.export'`,
    );
    expect(rows).toEqual([{ subject_ref: '2026-11-20/2026-11-21' }]);
  });

  it.each([
    ['days in the wrong order', { from: '2026-11-21', to: '2026-11-20', by: 'day' }, 'to'],
    ['121 periods', { from: '2026-01-01', to: '2026-05-01', by: 'day' }, 'from'],
    ['an unknown period', { from: '2026-11-20', to: '2026-11-21', by: 'year' }, 'by'],
    ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01', by: 'day' }, 'from'],
  ])('refuse %s', async (_, query, field) => {
    const refused = await owner.call(getFiguresContract, { query: query as never });
    expect(refused).toMatchObject({
      status: 422,
      reason: 'invalid',
      failure: { fields: { [field]: expect.anything() } },
    });
  });

  it('are read by owners and auditors only', async () => {
    const query = { from: '2026-11-20', to: '2026-11-20', by: 'day' as const };
    const statusFor = async (member: Caller) => (await member.call(getFiguresContract, { query })).status;
    expect(await statusFor(await desk.member('ann', 'auditor'))).toBe(200);
    expect(await statusFor(await desk.member('fin', 'finance', 'service'))).toBe(403);
  });
});

describe('the margins of orders', () => {
  const days = { from: '2026-11-20', to: '2026-12-31' };
  const list = async (over: object = {}): Promise<MarginPage> =>
    (await owner.call(listMarginsContract, { query: marginsQuery.parse({ ...days, ...over }) })).data;

  /** Every page of a list. */
  const allOf = async (over: object = {}): Promise<MarginPage[]> => {
    const pages = [await list(over)];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await list({ ...over, cursor: next }));
    return pages;
  };

  const sumOf = (items: MarginPage['items']): Margin => {
    const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
    const known = items.filter(({ cost_known }) => cost_known);
    const unknown = items.filter(({ cost_known }) => !cost_known);
    return {
      orders: known.length,
      paid_fen: sum(known.map(({ turnover_fen }) => turnover_fen)),
      cost_fen: sum(known.map(({ cost_fen }) => cost_fen)),
      without_cost: unknown.length,
      without_cost_fen: sum(unknown.map(({ turnover_fen }) => turnover_fen)),
      kept_service_fee_fen: 0,
    };
  };

  it('add up to the margin in the figures of the same days, and to the totals', async () => {
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) {
      const { items, totals } = await list({ from: day, to: day });
      expect(sumOf(items)).toEqual(periodOf(await read('day'), day).margin);
      expect(totals).toEqual(sumOf(items));
    }
    const months = await read('month');
    const { items, totals, count } = await list({ to: '2026-11-30' });
    expect(sumOf(items)).toEqual(months.periods[0]?.margin);
    expect(totals).toEqual(months.periods[0]?.margin);
    expect(count).toBe(4);
  });

  it('say what each order brought and cost, as far as that is known', async () => {
    const { items } = await list();
    // The cancelled order, of which nothing is left, is not among them. Two of those of one instant were never bought
    // with an amount.
    expect(items.map((one) => [one.turnover_fen, one.cost_known]).toSorted()).toEqual([
      [11_100, true],
      [5_600, false],
      [5_600, false],
      [5_600, true],
    ]);
    const unknown = items.find(({ cost_known }) => !cost_known);
    const second = items.find((one) => one.cost_known && one.turnover_fen === 5_600);
    const first = items.at(-1);
    expect(unknown).toMatchObject({ shop_name: 'Tea House', cost_fen: 0, margin_fen: null, margin_percent: null });
    expect(first).toMatchObject({ goods_fen: 10_000, domestic_shipping_fen: 600, photo_fen: 0, extra_fen: 500 });
    expect(first).toMatchObject({ paid_at: '2026-11-20T15:30:00.000Z', margin_fen: 11_100 - (first?.cost_fen ?? 0) });
    expect((first?.cost_fen ?? 0) + (second?.cost_fen ?? 0)).toBe(10_001);
    expect(first?.margin_percent).toBe(39.9);
  });

  it('come in pages that all have the totals, and are found by number, shop and product', async () => {
    const pages = await allOf({ limit: '1' });
    expect(pages).toHaveLength(4);
    expect(pages.flatMap(({ items }) => items)).toEqual((await list()).items);
    expect(pages.every(({ totals, count }) => totals.orders === 2 && count === 4)).toBe(true);
    const [one] = pages[3]?.items ?? [];
    const found = await list({ q: one?.number.toLowerCase() });
    expect(found).toMatchObject({ items: [one], count: 1, totals: sumOf(one ? [one] : []) });
    for (const q of ['tea house', 'ＴＥＡ　ＨＯＵＳＥ']) expect((await list({ q })).count).toBe(4);
    expect((await list({ q: '%' })).items).toEqual([]);
    expect(
      await owner.call(listMarginsContract, { query: marginsQuery.parse({ ...days, cursor: 'x' }) }),
    ).toMatchObject({
      status: 422,
      failure: { fields: { cursor: expect.any(String) } },
    });
  });

  it('come as a file whose export is logged', async () => {
    const response = await desk.server.app.inject({
      url: '/v1/staff/margins?from=2026-11-20&to=2026-11-20&format=csv',
      headers: { authorization: `Bearer ${desk.tokenOf(owner)}` },
    });
    expect(response.headers['content-disposition']).toContain('margins-2026-11-20-2026-11-20.csv');
    expect(response.body).toMatch(
      /^\uFEFF?number,shop,paid_at,[\w,]+\r\nCV\w+,Tea House,2026-11-20T15:30:00.000Z,100\.00,6\.00,0\.00,5\.00,0\.00,111\.00,0\.00,0\.00,66\.6\d,44\.3\d,39\.9,true,0\.00,0\.00\r\n$/,
    );
    const { rows } = await desk.server.core.db.execute(
      sql`select subject_ref from staff_action where action = 'margins.export'`,
    );
    expect(rows).toEqual([{ subject_ref: '2026-11-20/2026-11-20' }]);
  });

  describe('with refunds and purchases of several kinds', () => {
    const january = { from: '2027-01-10', to: '2027-01-10' };
    const orders = new Map<string, PaidGoods>();
    const order = (name: string): PaidGoods => {
      const found = orders.get(name);
      if (!found) throw new Error(`no order ${name}`);
      return found;
    };
    const marginOf = async (name: string) =>
      (await list(january)).items.find(({ number }) => number === order(name).number);

    beforeAll(async () => {
      const buyer = await desk.member('mei', 'buyer');
      const finance = await desk.member('fin', 'finance');
      at('2027-01-10T04:00:00.000Z');
      for (const name of ['dropped', 'partly', 'half', 'returned']) orders.set(name, await tea(2));
      const drop = { lines: [{ line_id: order('dropped').lines[0]?.id ?? '', quantity: 1 }], note: 'Sold out' };
      const dropped = { params: { number: order('dropped').number }, body: drop, headers: key() };
      await payMore(order('dropped'), buyer);
      expect(await buyer.call(dropPiecesContract, dropped)).toMatchObject({ status: 200 });

      const one = (name: string) => order(name).lines.map(({ id }) => ({ id, pieces: 1 }));
      for (const name of ['dropped', 'partly', 'half'])
        expect(await buy(buyer, order(name).number, one(name), { paid_fen: 4_000 })).toMatchObject({ status: 200 });
      const rest = { params: { number: order('half').number }, body: { supplier_order_no: 'TB-REST' } };
      expect(await buyer.call(processOrderContract, rest)).toMatchObject({ status: 200 });

      const { number, shopper } = order('returned');
      await buy(buyer, number, piecesOf(order('returned')), { paid_fen: 8_000 });
      const body = { reason: 'Changed my mind', destination: 'balance' as const };
      const request = { params: { number }, body, headers: key() };
      expect(await shopper.call(requestRefundContract, request)).toMatchObject({ status: 200 });
      const approve = { params: { number }, body: { note: '' } };
      expect(await finance.call(approveRefundContract, approve)).toMatchObject({ status: 200 });
    });

    it('take off what was given back of the order and of its extra payment', async () => {
      expect(await marginOf('dropped')).toMatchObject({
        goods_fen: 10_000,
        extra_fen: 500,
        refunded_fen: 5_250,
        turnover_fen: 5_850,
        cost_fen: 4_000,
        margin_fen: 1_850,
        margin_percent: 31.6,
      });
    });

    it('are not known of an order that is bought in part, or of which a purchase has no amount', async () => {
      for (const name of ['partly', 'half'])
        expect(await marginOf(name)).toMatchObject({ cost_fen: 4_000, cost_known: false, margin_fen: null });
    });

    it('are a loss where goods were paid for that the shopper got back', async () => {
      expect(await marginOf('returned')).toMatchObject({
        refunded_fen: 10_600,
        turnover_fen: 0,
        margin_fen: -8_000,
        margin_percent: null,
      });
    });

    it('add up to the figures', async () => {
      const { items, totals } = await list(january);
      expect(items).toHaveLength(4);
      expect(totals).toEqual(sumOf(items));
      expect(totals).toEqual((await read('day', january.from, january.to)).periods[0]?.margin);
      expect(totals).toMatchObject({ orders: 2, paid_fen: 5_850, cost_fen: 12_000, without_cost: 2 });
    });
  });

  it.each([
    ['days in the wrong order', { from: '2026-11-21', to: '2026-11-20' }, 'to'],
    ['367 days', { from: '2026-01-01', to: '2027-01-02' }, 'from'],
    ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }, 'from'],
    ['too many rows', { ...days, limit: '101' }, 'limit'],
  ])('refuse %s', async (_, query, field) => {
    const refused = await owner.call(listMarginsContract, { query: query as never });
    expect(refused).toMatchObject({
      status: 422,
      reason: 'invalid',
      failure: { fields: { [field]: expect.anything() } },
    });
  });

  it('are read by finance, auditors and owners', async () => {
    const query = marginsQuery.parse(days);
    const statusFor = async (member: Caller) => (await member.call(listMarginsContract, { query })).status;
    expect(await statusFor(await desk.member('fin', 'finance'))).toBe(200);
    expect(await statusFor(await desk.member('ann', 'auditor'))).toBe(200);
    expect(await statusFor(await desk.member('bea', 'buyer', 'service'))).toBe(403);
  });
});
