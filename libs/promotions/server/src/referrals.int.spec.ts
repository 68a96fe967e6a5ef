import { day, newId } from '@caravan/kernel';
import {
  bindReferralContract,
  createCouponContract,
  getCouponContract,
  getMyPromotionsContract,
  updateCouponContract,
} from '@caravan/promotions/contract/schema';
import { aNewProgram } from '@caravan/promotions/contract/testing';
import { closeAccount } from '@caravan/server-core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { promotionsServer, type PromotionsTestServer } from './testing/promotions-server.ts';

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
  const userId = `friend-${people}`;
  // Each account is older than the next one.
  server.clock.advance(1);
  server.registered.set(userId, server.core.clock());
  const as = server.as({ userId, role: 'shopper' });
  const mine = async () => (await as.call(getMyPromotionsContract, { query: { limit: 20 } })).data;
  return {
    userId,
    mine,
    code: async () => (await mine()).referral?.code ?? '',
    bind: async (code: string) => (await as.call(bindReferralContract, { body: { code } })).data.bound,
    receive: (number = newId()) =>
      server.core.transaction((tx) =>
        server.feature.ports.rewards.packageReceived(tx, { userId, number, paidFen: 10_000 }),
      ),
    close: () =>
      server.core.transaction(async (tx) => {
        await closeAccount(tx, userId, server.core.clock());
        await server.feature.ports.personalData.erase(tx, userId);
      }),
  };
};
const shown = async (id: string) => (await server.staff().call(getCouponContract, { params: { id } })).data;
const messagesOf = (userId: string) => server.messages.filter((one) => one.userId === userId);

describe('an invitation', () => {
  test('gives both a coupon and a message with the first received package, once', async () => {
    const { id } = await server.program('referral', { amount_fen: 1_500, minimum_fen: 0 });
    const ada = newPerson();
    const bob = newPerson();
    const code = await ada.code();
    expect(await ada.code()).toBe(code);
    expect((await ada.mine()).referral?.link).toMatch(new RegExp(`^https?://.+/user/register\\?ref=${code}$`));
    expect(await bob.bind(` ${code.toLowerCase()} `)).toBe(true);
    expect(await ada.mine()).toMatchObject({ referral: { registered: 1, rewarded: 0 }, coupons: [] });
    await Promise.all(Array.from({ length: 40 }, (_, parcel) => bob.receive(`PK-${parcel}`)));
    for (const one of [ada, bob]) expect((await one.mine()).coupons).toMatchObject([{ amount_fen: 1_500 }]);
    expect(await ada.mine()).toMatchObject({ referral: { registered: 1, rewarded: 1 } });
    expect(await shown(id)).toMatchObject({ given: 2, spent_fen: 3_000 });
    const [told] = messagesOf(ada.userId);
    expect(messagesOf(ada.userId)).toHaveLength(1);
    expect(messagesOf(bob.userId)).toHaveLength(1);
    const [coupon] = (await ada.mine()).coupons;
    expect(told).toMatchObject({ kind: 'referral_reward', link: '/mine/promotions' });
    expect(told?.body.en).toContain(`¥15.00 off the shipping of a package\n\nCode ${coupon?.code}, valid until`);
    expect(told?.body.zh).toContain(`包裹运费减 ¥15.00\n\n优惠码 ${coupon?.code}，有效期至`);
  });

  test('counts once for an account, by the first code, and not by one’s own', async () => {
    await server.program('referral');
    const ada = newPerson();
    const bob = newPerson();
    const cy = newPerson();
    const codes = [await ada.code(), await cy.code()];
    expect(await bob.bind('NO-SUCH-CODE')).toBe(false);
    expect(await ada.bind(codes[0] ?? '')).toBe(false);
    const outcomes = await Promise.all(Array.from({ length: 8 }, (_, turn) => bob.bind(codes[turn % 2] ?? '')));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const registered = await Promise.all([ada, cy].map(async (one) => (await one.mine()).referral?.registered ?? 0));
    expect(registered.sort()).toEqual([0, 1]);
  });

  test('counts only if the older account invited the newer one', async () => {
    await server.program('referral');
    const ada = newPerson();
    const bob = newPerson();
    expect(await ada.bind(await bob.code())).toBe(false);
    expect(await bob.bind(await ada.code())).toBe(true);
    expect(await ada.bind(await bob.code())).toBe(false);
    for (const one of [ada, bob]) await one.receive();
    for (const one of [ada, bob]) expect((await one.mine()).coupons).toHaveLength(1);
    const twin = newPerson();
    const other = newPerson();
    server.registered.set(other.userId, server.registered.get(twin.userId) ?? server.core.clock());
    expect(await twin.bind(await other.code())).toBe(false);
    expect(await other.bind(await twin.code())).toBe(false);
  });

  test('never closes a ring, however many accounts invite each other at once', async () => {
    const { id } = await server.program('referral');
    const ring = Array.from({ length: 8 }, newPerson);
    const codes = await Promise.all(ring.map((one) => one.code()));
    const bound = await Promise.all(
      ring.map((one, turn) => Promise.all(codes.filter((_, other) => other !== turn).map((code) => one.bind(code)))),
    );
    expect(bound.map((outcomes) => outcomes.filter(Boolean).length)).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
    await Promise.all(ring.map((one) => one.receive()));
    expect(await shown(id)).toMatchObject({ given: 14 });
    const next = Array.from({ length: 8 }, newPerson);
    const nextCodes = await Promise.all(next.map((one) => one.code()));
    const circle = await Promise.all(next.map((one, turn) => one.bind(nextCodes[(turn + 1) % next.length] ?? '')));
    expect(circle).toEqual([false, false, false, false, false, false, false, true]);
  });

  test('can be named within a day of the registration, while the shop rewards it', async () => {
    await server.program('referral');
    const ada = newPerson();
    const bob = newPerson();
    const code = await ada.code();
    server.clock.advance(day + 1);
    expect(await bob.bind(code)).toBe(false);
    const cy = newPerson();
    await server.core.db.execute(sql`update promotion_rule set active = false where kind = 'referral'`);
    expect(await cy.bind(code)).toBe(false);
    expect((await ada.mine()).referral).toBeNull();
  });

  test('is settled with the first package, also if the budget does not cover both coupons', async () => {
    const { id } = await server.program('referral', { budget_fen: 7_999 });
    const ada = newPerson();
    const first = newPerson();
    const bob = newPerson();
    for (const one of [first, bob]) {
      await one.bind(await ada.code());
      await one.receive();
    }
    expect((await bob.mine()).coupons).toEqual([]);
    await server.program('referral');
    await bob.receive();
    expect(await ada.mine()).toMatchObject({ referral: { registered: 2, rewarded: 1 }, coupons: [{}] });
    expect(await shown(id)).toMatchObject({ given: 2, spent_fen: 4_000 });
    const refused = [
      sql`update promotion_referral set rewarded = true`,
      sql`update promotion_referral set referrer_id = 'mallory'`,
      sql`delete from promotion_referral`,
    ];
    for (const statement of refused) await expect(server.core.db.execute(statement)).rejects.toThrow();
  });

  test('gives whoever invited no more coupons than one may have; the new account gets its own', async () => {
    await server.program('referral', { per_person: 1 });
    const ada = newPerson();
    for (const friend of [newPerson(), newPerson()]) {
      await friend.bind(await ada.code());
      await friend.receive();
      expect((await friend.mine()).coupons).toHaveLength(1);
    }
    expect(await ada.mine()).toMatchObject({ referral: { rewarded: 2 }, coupons: [{ state: 'usable' }] });
  });

  test('by an account that was closed is unknown, and gives only the new account a coupon', async () => {
    await server.program('referral');
    const ada = newPerson();
    const bob = newPerson();
    const cy = newPerson();
    const code = await ada.code();
    await bob.bind(code);
    await ada.close();
    expect(await cy.bind(code)).toBe(false);
    await bob.receive();
    expect((await bob.mine()).coupons).toHaveLength(1);
    expect(messagesOf(ada.userId)).toEqual([]);
  });
});

test('100 invitations at once share a budget for eleven', async () => {
  const { id } = await server.program('referral', { amount_fen: 1_000, budget_fen: 22_999 });
  const ada = newPerson();
  const code = await ada.code();
  const crowd = Array.from({ length: 100 }, newPerson);
  await Promise.all(crowd.map((one) => one.bind(code)));
  await Promise.all(crowd.flatMap((one) => [one.receive(), one.receive()]));
  expect(await ada.mine()).toMatchObject({ referral: { registered: 100, rewarded: 11 } });
  expect(await shown(id)).toMatchObject({ given: 22, spent_fen: 22_000 });
});

test('the export has points, coupons and invitations, and no other person', async () => {
  await server.program('referral');
  await server.program('points');
  const ada = newPerson();
  const bob = newPerson();
  await bob.bind(await ada.code());
  await bob.receive('PK-EXPORT');
  const found = await server.feature.ports.personalData.collect(ada.userId);
  expect(found).toMatchObject({
    own_coupons: [{ name: { zh: '邀请好友' } }],
    referral: { registered: 1, rewarded: 1 },
  });
  expect(JSON.stringify(found)).not.toContain(bob.userId);
  expect(await server.feature.ports.personalData.collect(bob.userId)).toMatchObject({
    points: [{ ref: 'PK-EXPORT', points: 100 }],
    referral: { invited_at: expect.any(String) as string },
  });
});

describe('staff', () => {
  test('run one programme of a kind, and change no kind', async () => {
    const staff = server.staff();
    const first = await server.program('referral');
    const make = (over = {}) =>
      staff.call(createCouponContract, {
        body: aNewProgram('referral', over),
        headers: { 'idempotency-key': newId() },
      });
    expect(await make()).toMatchObject({ status: 409, reason: 'program_active' });
    expect(await make({ budget_fen: 3_999 })).toMatchObject({
      status: 422,
      failure: { fields: { budget_fen: 'With this budget nothing can be given; it must be at least ¥40.00' } },
    });
    const second = (await make({ active: false })).data;
    const change = (over = {}) =>
      staff.call(updateCouponContract, { params: { id: second.id }, body: aNewProgram('referral', over), headers: {} });
    expect(await change()).toMatchObject({ status: 409, reason: 'program_active' });
    expect(
      await staff.call(updateCouponContract, { params: { id: second.id }, body: aNewProgram('points'), headers: {} }),
    ).toMatchObject({
      status: 422,
    });
    await staff.call(updateCouponContract, {
      params: { id: first.id },
      body: aNewProgram('referral', { active: false }),
      headers: {},
    });
    const outcomes = await Promise.all([change(), make(), make()]);
    const done = outcomes.map(({ failure }) => failure?.reason ?? 'done');
    expect(done.sort()).toEqual(['done', 'program_active', 'program_active']);
  });
});
