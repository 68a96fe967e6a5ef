import { day, newId } from '@caravan/kernel';
import {
  exchangePointsContract,
  getCouponContract,
  getMyPromotionsContract,
  getProgramsContract,
  listOwnCouponsContract,
} from '@caravan/promotions/contract/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { basisOf, outcomeOf, promotionsServer, use, type PromotionsTestServer } from './testing/promotions-server.ts';

let server: PromotionsTestServer;
beforeAll(async () => {
  server = await promotionsServer();
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

let people = 0;
const newPerson = () => {
  people += 1;
  const userId = `shopper-${people}`;
  const as = server.as({ userId, role: 'shopper' });
  return {
    userId,
    mine: async (query = {}) => (await as.call(getMyPromotionsContract, { query: { limit: 20, ...query } })).data,
    exchange: (points = 500, key = newId()) =>
      as.call(exchangePointsContract, { body: { points }, headers: { 'idempotency-key': key } }),
    offered: async (query: { target: 'goods' | 'shipping'; price_fen: number }, language: 'en' | 'zh' = 'en') =>
      (await as.call(listOwnCouponsContract, { query, headers: { 'client-language': language } })).data,
    receive: (paidFen: number, number = newId()) =>
      server.core.transaction((tx) => server.feature.ports.rewards.packageReceived(tx, { userId, number, paidFen })),
  };
};
const shown = async (id: string) => (await server.staff().call(getCouponContract, { params: { id } })).data;
const switchOff = () => server.core.db.execute(sql`update promotion_rule set active = false where kind <> 'coupon'`);

describe('without a programme', () => {
  test('nothing is given, exchanged or shown', async () => {
    const ada = newPerson();
    await ada.receive(100_000);
    expect(await ada.mine()).toEqual({ points: null, referral: null, coupons: [] });
    expect(await ada.exchange()).toMatchObject({ status: 409, reason: 'program_off' });
    expect((await server.call(getProgramsContract)).data).toEqual({ points: false, referral: false });
  });
});

describe('points', () => {
  test('are given for whole yuan, once for a package, and listed by a cursor', async () => {
    await server.program('points', { points_per_yuan: 3 });
    expect((await server.call(getProgramsContract)).data).toEqual({ points: true, referral: false });
    const ada = newPerson();
    await Promise.all(Array.from({ length: 40 }, () => ada.receive(12_399, 'PK1')));
    server.clock.advance(1_000);
    await ada.receive(99, 'PK2');
    await ada.receive(100, 'PK3');
    const { points } = await ada.mine({ limit: 1 });
    expect(points).toMatchObject({ balance: 372, per_yuan: 3, price: 500 });
    expect(points?.problem).toBe('You have 372 points; the coupon costs 500');
    expect(points?.history).toMatchObject({ items: [{ reason: 'package', ref: 'PK3', points: 3 }], count: 2 });
    const next = await ada.mine({ limit: 1, cursor: points?.history.next ?? '' });
    expect(next.points?.history).toMatchObject({ items: [{ ref: 'PK1', points: 369 }], next: null });
    expect((await newPerson().mine()).points).toMatchObject({ balance: 0 });
  });

  test('become a coupon of one’s own, which nobody else knows', async () => {
    const program = await server.program('points', { amount_fen: 2_000, minimum_fen: 0, valid_days: 60 });
    const ada = newPerson();
    const bob = newPerson();
    await ada.receive(70_000);
    await server.core.db.execute(
      sql`update promotion_rule set active = false where kind = 'coupon' and owner_id is null`,
    );
    const key = newId();
    const made = await ada.exchange(500, key);
    expect(made).toMatchObject({ status: 200, data: { amount_fen: 2_000, name: 'Points', state: 'usable' } });
    const { code, ends_at: endsAt } = made.data;
    expect(new Date(endsAt).getTime()).toBe(server.core.clock().getTime() + 60 * day);
    // The same call again is answered again, and takes nothing.
    expect((await ada.exchange(500, key)).data.code).toBe(code);
    expect(await ada.mine()).toMatchObject({ points: { balance: 200 }, coupons: [{ code }] });
    expect(await shown(program.id)).toMatchObject({ given: 1, spent_fen: 2_000, uses: 0 });

    const { coupons } = server.feature.ports;
    const shipping = (userId: string) => basisOf(userId, { target: 'shipping' });
    expect(await coupons.offered(server.core.db, shipping(ada.userId))).toBe(true);
    expect(await coupons.offered(server.core.db, shipping(bob.userId))).toBe(false);
    const problem = async (typed: string) => (await coupons.check(typed, shipping(bob.userId), 'en'))(10_000).problem;
    expect(await problem(code)).toBe(await problem('NO-SUCH-CODE'));
    expect(await outcomeOf(use(server, code, shipping(bob.userId)))).toBe('coupon_unknown');
    expect(await outcomeOf(coupons.admit(bob.userId, code))).toBe('coupon_unknown');

    const ref = newId();
    expect(await use(server, code, shipping(ada.userId), { kind: 'package', ref })).toBe(2_000);
    expect(await ada.mine()).toMatchObject({ coupons: [{ code, state: 'used' }] });
    expect(await coupons.offered(server.core.db, shipping(ada.userId))).toBe(false);
    expect(await shown(program.id)).toMatchObject({ uses: 1, used_fen: 2_000, latest: [{ code, ref }] });
    const back = (amount: number | 'all') =>
      server.core.transaction((tx) => coupons.giveBack(tx, { kind: 'package', ref }, amount));
    await back(500);
    expect(await outcomeOf(use(server, code, shipping(ada.userId)))).toBe('coupon_used');
    await back('all');
    expect(await ada.mine()).toMatchObject({ coupons: [{ code, state: 'usable' }] });
    expect(await use(server, code, shipping(ada.userId))).toBe(2_000);
    // A coupon of the programme takes its highest cost once, whatever happens to its uses.
    expect(await shown(program.id)).toMatchObject({ spent_fen: 2_000 });
  });

  test('become coupons that are offered beside a price, with why they do not apply', async () => {
    const ada = newPerson();
    await ada.receive(200_000);
    await server.program('points', { amount_fen: 2_000, minimum_fen: 5_000, valid_days: 60 });
    const { code: used } = (await ada.exchange()).data;
    const { code: plain } = (await ada.exchange()).data;
    await server.program('points', { amount_fen: null, percent: 50, cap_fen: 4_000, minimum_fen: 0, valid_days: 1 });
    const { code: short } = (await ada.exchange()).data;
    await server.program('points', { target: 'goods', minimum_fen: 0 });
    const { code: goods } = (await ada.exchange()).data;
    await use(server, used, basisOf(ada.userId, { target: 'shipping' }));
    const offered = async (priceFen: number, language: 'en' | 'zh' = 'en') =>
      (await ada.offered({ target: 'shipping', price_fen: priceFen }, language)).map(
        ({ code, discount_fen: discount, problem }) => [code, discount, problem],
      );
    const forGoods = 'This coupon is for goods. Use it when you order';
    expect(await offered(6_000)).toEqual([
      [short, 3_000, null],
      [plain, 2_000, null],
      [goods, 0, forGoods],
    ]);
    expect(await offered(4_999)).toContainEqual([plain, 0, 'This coupon is for amounts from ¥50.00']);
    expect(await offered(4_999, 'zh')).toContainEqual([plain, 0, '该优惠券须满 ¥50.00 才能使用']);
    server.clock.advance(day);
    expect((await offered(6_000)).map(([code]) => code)).toEqual([plain, goods]);
    // Nobody sees those of somebody else.
    expect(await newPerson().offered({ target: 'shipping', price_fen: 6_000 })).toEqual([]);
    await switchOff();
  });

  test('are exchanged at the price that was shown, while the programme runs', async () => {
    const ends = new Date(server.core.clock().getTime() + 1_000).toISOString();
    await server.program('points', { points_price: 300, ends_at: ends });
    const ada = newPerson();
    await ada.receive(100_000);
    expect(await ada.exchange(299)).toMatchObject({ status: 409, reason: 'points_changed' });
    expect(await ada.exchange(300)).toMatchObject({ status: 200 });
    server.clock.advance(1_000);
    expect(await ada.exchange(300)).toMatchObject({ status: 409, reason: 'program_off' });
    expect((await ada.mine()).points).toBeNull();
    await switchOff();
  });

  test('keep their coupon as it was when the programme changes', async () => {
    const program = await server.program('points');
    const ada = newPerson();
    await ada.receive(50_000);
    const { id } = (await ada.exchange()).data;
    const refused = [
      sql`update promotion_rule set budget_fen = 9999 where id = ${id}`,
      sql`update promotion_rule set active = false where id = ${id}`,
      sql`update promotion_rule set owner_id = 'bob' where id = ${id}`,
      sql`update promotion_rule set spent_fen = 1 where id = ${program.id}`,
      sql`update promotion_balance set points = 1000000`,
      sql`insert into promotion_balance values ('mallory', 5)`,
      sql`update promotion_point set points = 1`,
      sql`delete from promotion_point`,
      sql`insert into promotion_point values ('p', ${ada.userId}, 'exchange', 'X', -1, now())`,
    ];
    for (const statement of refused) await expect(server.core.db.execute(statement)).rejects.toThrow();
    // Neither shown nor changed by staff: it is no rule of theirs.
    expect(await server.staff().call(getCouponContract, { params: { id } })).toMatchObject({ status: 404 });
  });
});

describe('at the same time', () => {
  const tally = (outcomes: readonly { status: number; reason?: string | undefined }[]) =>
    Object.fromEntries(
      [...Map.groupBy(outcomes, ({ status, reason }) => (status === 200 ? 'done' : (reason ?? '')))].map(
        ([name, group]) => [name, group.length],
      ),
    );

  test('200 exchanges of one person take no more points than there are', async () => {
    await server.program('points');
    const ada = newPerson();
    await ada.receive(399_900);
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => ada.exchange()));
    expect(tally(outcomes)).toEqual({ done: 7, points_short: 193 });
    const { points, coupons } = await ada.mine();
    expect(points?.balance).toBe(499);
    expect(coupons).toHaveLength(7);
  });

  test('200 people share a budget for nine coupons', async () => {
    const { id } = await server.program('points', { budget_fen: 19_999 });
    const crowd = Array.from({ length: 200 }, newPerson);
    await Promise.all(crowd.map((one) => one.receive(50_000)));
    expect(tally(await Promise.all(crowd.map((one) => one.exchange())))).toEqual({ done: 9, program_used_up: 191 });
    expect(await shown(id)).toMatchObject({ given: 9, spent_fen: 18_000 });
  });

  test('one person gets no more coupons than one may have', async () => {
    await server.program('points', { per_person: 2, budget_fen: 10_000_000 });
    const ada = newPerson();
    await ada.receive(10_000_000);
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => ada.exchange()));
    expect(tally(outcomes)).toEqual({ done: 2, program_limit: 58 });
    expect((await ada.mine()).points?.problem).toBe('You have got all the coupons that one person may have');
  });

  test('points that come and go add up', async () => {
    await server.program('points', { points_price: 100, budget_fen: 10_000_000 });
    const ada = newPerson();
    const outcomes = await Promise.all(
      Array.from({ length: 120 }, (_, step) =>
        step % 2 ? ada.exchange(100) : ada.receive(7_000).then(() => ({ status: 200 })),
      ),
    );
    const exchanged = outcomes.filter(({ status }, step) => step % 2 && status === 200).length;
    const { points } = await ada.mine();
    expect(points?.balance).toBe(60 * 70 - exchanged * 100);
  });
});
