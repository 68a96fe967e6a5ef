import { newId } from '@caravan/kernel';
import {
  createCouponContract,
  getCouponContract,
  listCouponsContract,
  updateCouponContract,
} from '@caravan/promotions/contract/schema';
import { aNewCoupon } from '@caravan/promotions/contract/testing';
import { listStaffActions } from '@caravan/server-core';
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

const shown = async (id: string) => (await server.staff().call(getCouponContract, { params: { id } })).data;
const giveBack = (ref: string, amountFen: number | 'all') =>
  server.core.transaction((tx) => server.feature.ports.coupons.giveBack(tx, { kind: 'order', ref }, amountFen));
const tally = (outcomes: readonly string[]) =>
  Object.fromEntries(
    [...new Set(outcomes)].sort().map((one) => [one, outcomes.filter((other) => other === one).length]),
  );

describe('uses at the same time', () => {
  test('200 people share a budget for seven', async () => {
    const { code, id } = await server.coupon({ budget_fen: 7_999, per_person: null });
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, person) => outcomeOf(use(server, code, basisOf(`racer-${person}`)))),
    );
    expect(tally(outcomes)).toEqual({ coupon_used_up: 193, done: 7 });
    expect(await shown(id)).toMatchObject({ uses: 7, used_fen: 7_000, spent_fen: 7_000 });
  });

  test('one person uses a coupon for three no more than three times', async () => {
    const { code, id } = await server.coupon({ per_person: 3, budget_fen: 10_000_000 });
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => outcomeOf(use(server, code, basisOf('ada')))));
    expect(tally(outcomes)).toEqual({ coupon_used: 197, done: 3 });
    expect(await shown(id)).toMatchObject({ uses: 3 });
  });

  test('uses and returns together come to what is spent', async () => {
    const { code, id } = await server.coupon({ budget_fen: 12_000, per_person: null });
    const refs = Array.from({ length: 60 }, () => newId());
    const outcomes = await Promise.all(
      refs.map((ref, person) =>
        outcomeOf(
          use(server, code, basisOf(`bob-${person}`), { kind: 'order', ref }).then(() =>
            giveBack(ref, person % 2 ? 'all' : 400),
          ),
        ),
      ),
    );
    expect(outcomes.every((one) => one === 'done' || one === 'coupon_used_up')).toBe(true);
    const { used_fen, given_back_fen, spent_fen } = await shown(id);
    expect(spent_fen).toBe(used_fen - given_back_fen);
    expect(spent_fen).toBeLessThanOrEqual(12_000);
  });
});

describe('what is given back', () => {
  test('returns to the budget, and to the person once nothing of it is left', async () => {
    const { code, id } = await server.coupon({ budget_fen: 1_000 });
    const ref = newId();
    await use(server, code, basisOf('cy'), { kind: 'order', ref });
    expect(await outcomeOf(use(server, code, basisOf('di')))).toBe('coupon_used_up');
    expect(await giveBack(ref, 400)).toBe(400);
    expect(await outcomeOf(use(server, code, basisOf('cy')))).toBe('coupon_used');
    expect(await giveBack(ref, 'all')).toBe(600);
    expect(await giveBack(ref, 'all')).toBe(0);
    server.clock.advance(1_000);
    expect(await use(server, code, basisOf('cy'))).toBe(1_000);
    expect(await shown(id)).toMatchObject({
      uses: 2,
      used_fen: 2_000,
      given_back_fen: 1_000,
      spent_fen: 1_000,
      latest: [{ given_back_fen: 0 }, { kind: 'order', ref, amount_fen: 1_000, given_back_fen: 1_000, code }],
    });
  });

  test('is never more than was used, also by direct statements', async () => {
    const { code, id } = await server.coupon();
    const ref = newId();
    await use(server, code, basisOf('ed'), { kind: 'order', ref });
    await expect(giveBack(ref, 1_001)).rejects.toThrow();
    const refused = [
      sql`update promotion_rule set spent_fen = 0 where id = ${id}`,
      sql`update promotion_use set given_back_fen = 0`,
      sql`update promotion_use set amount_fen = 1`,
      sql`delete from promotion_use`,
      sql`delete from promotion_rule`,
      sql`update promotion_return set amount_fen = 1`,
    ];
    for (const statement of refused) await expect(server.core.db.execute(statement)).rejects.toThrow();
  });

  test('of an order without a coupon is a mistake', async () => {
    await expect(giveBack('CV0', 'all')).rejects.toThrow('used no coupon');
  });
});

describe('a typed code', () => {
  const check = async (code: string, over = {}, language: 'en' | 'zh' = 'en') =>
    (await server.feature.ports.coupons.check(code, basisOf('flo', over), language))(10_000);

  test('is understood in any case and width, and says what it lowers', async () => {
    const { code } = await server.coupon({ code: 'SHIP-25', target: 'shipping', percent: 25, cap_fen: 900 });
    expect(await check(' ｓｈｉｐ-25 ', { target: 'shipping' })).toEqual({ code, discount_fen: 900, problem: null });
  });

  test('says why it lowers nothing, in the caller’s language', async () => {
    const { code } = await server.coupon({ minimum_fen: 20_000 });
    expect((await check(code)).problem).toBe('This coupon is for amounts from ¥200.00');
    expect((await check(code, {}, 'zh')).problem).toBe('该优惠券须满 ¥200.00 才能使用');
    const { code: first } = await server.coupon({ first_only: true });
    expect((await check(first, { isFirst: async () => false })).problem).toContain('first order');
    const { code: paused } = await server.coupon({ active: false });
    expect((await check(paused)).problem).toBe((await check('NO-SUCH-CODE')).problem);
  });

  test('can be guessed twenty times in an hour; known codes do not count', async () => {
    const { code } = await server.coupon();
    const guess = (typed: string) => outcomeOf(server.feature.ports.coupons.admit('guesser', typed));
    for (let tries = 0; tries < 30; tries += 1) expect(await guess(code)).toBe('done');
    for (let tries = 0; tries < 20; tries += 1) expect(await guess(`GUESS-${tries}`)).toBe('coupon_unknown');
    // A page asks again with the same code.
    expect(await guess('GUESS-19')).toBe('coupon_unknown');
    expect(await guess('GUESS-20')).toBe('too_many_requests');
    // Not even a known code tells more.
    expect(await guess(code)).toBe('too_many_requests');
    const check = await server.feature.ports.coupons.check(code, basisOf('guesser'), 'en');
    expect(check(10_000)).toEqual({ code, discount_fen: 0, problem: 'Too many attempts. Please wait a moment' });
    server.clock.advance(3_600_001);
    expect(await guess(code)).toBe('done');
  });

  test('is offered while it is active, in time and not used up', async () => {
    const offered = () => server.feature.ports.coupons.offered(server.core.db, basisOf('flo', { target: 'shipping' }));
    await server.core.db.execute(sql`update promotion_rule set active = false`);
    expect(await offered()).toBe(false);
    const ends = new Date(server.core.clock().getTime() + 1_000).toISOString();
    await server.coupon({ target: 'shipping', ends_at: ends });
    expect(await offered()).toBe(true);
    expect(await server.feature.ports.coupons.offered(server.core.db, basisOf('flo'))).toBe(false);
    server.clock.advance(1_000);
    expect(await offered()).toBe(false);
  });
});

describe('staff', () => {
  test('give a code to one of several coupons that they change to it at once', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => server.coupon()));
    const code = 'ONE-FOR-ALL';
    const outcomes = await Promise.all(
      made.map(({ id }) =>
        server.staff().call(updateCouponContract, { params: { id }, body: aNewCoupon({ code }), headers: {} }),
      ),
    );
    expect(tally(outcomes.map(({ failure }) => failure?.reason ?? 'done'))).toEqual({ coupon_code_taken: 19, done: 1 });
  });

  test('make, change and read coupons; every change is in the log', async () => {
    const staff = server.staff();
    const made = await server.coupon({ name: { en: 'Autumn', zh: '秋季' } });
    const body = aNewCoupon({ code: made.code, percent: null, amount_fen: 800, budget_fen: 50_000 });
    const change = (over = {}, version?: number) =>
      staff.call(updateCouponContract, {
        params: { id: made.id },
        body: { ...body, ...over },
        headers: version === undefined ? {} : { 'if-match': String(version) },
      });
    expect((await change({}, 1)).data).toMatchObject({ version: 2, amount_fen: 800, percent: null });
    expect((await change({}, 1)).data).toMatchObject({ version: 2 });
    expect(await change({ amount_fen: 900 }, 1)).toMatchObject({ status: 409, reason: 'changed_meanwhile' });
    const other = await server.coupon();
    expect(await change({ code: other.code })).toMatchObject({ status: 409, reason: 'coupon_code_taken' });
    await use(server, made.code, basisOf('gil'));
    expect(await change({ budget_fen: 799 })).toMatchObject({
      status: 422,
      failure: { fields: { budget_fen: 'With this budget nothing can be given; it must be at least ¥8.00' } },
    });
    expect(await change({ amount_fen: 700, budget_fen: 799 })).toMatchObject({
      status: 422,
      reason: 'budget_below_spent',
      failure: { fields: { budget_fen: 'The budget is below the ¥8.00 that has been used' } },
    });
    const { items } = await listStaffActions(server.core.db, { page: 1, page_size: 20, subject: `coupon:${made.id}` });
    expect(items.map(({ action }) => action)).toEqual(['coupon.update', 'coupon.create']);
    expect((await staff.call(listCouponsContract)).data.find(({ id }) => id === made.id)).toMatchObject({
      spent_fen: 800,
    });
  });

  test('cannot make a coupon twice, or one that makes no sense', async () => {
    const make = (over = {}) =>
      server.staff().call(createCouponContract, {
        body: aNewCoupon({ code: 'ONCE-ONLY', ...over }),
        headers: { 'idempotency-key': newId() },
      });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => make()));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await make({ code: 'A B', percent: 10 })).toMatchObject({ status: 422 });
    expect(await make({ amount_fen: 100 })).toMatchObject({ failure: { fields: { percent: expect.any(String) } } });
    expect(await make({ percent: 101 })).toMatchObject({ status: 422 });
    expect(await make({ percent: null, amount_fen: 200_000 })).toMatchObject({
      failure: { fields: { budget_fen: 'With this budget nothing can be given; it must be at least ¥2,000.00' } },
    });
    const dates = { starts_at: '2026-12-02T00:00:00.000Z', ends_at: '2026-12-01T00:00:00.000Z' };
    expect(await make(dates)).toMatchObject({ failure: { fields: { ends_at: expect.any(String) } } });
  });
});
