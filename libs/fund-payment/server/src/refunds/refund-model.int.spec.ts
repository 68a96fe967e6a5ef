import { testDatabase, type TestDatabase } from '@caravan/server-core/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceOf } from '../testing/fund-server.ts';
import { refundWorld, type Step } from '../testing/refund-world.ts';
import { volume } from '../testing/soak.ts';
import { stripeShop, type StripeShop } from '../testing/stripe-shop.ts';

const runs = volume(400, 2);
let database: TestDatabase;
let shop: StripeShop;
beforeAll(async () => {
  database = await testDatabase();
  shop = await stripeShop(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const which = fc.nat({ max: 5 });
const one = <T extends string | number | boolean>(...values: T[]) => fc.constantFrom(...values);

const promised = fc.record({ what: one('promise'), order: fc.nat({ max: 1 }), share: fc.integer({ min: 1, max: 4 }) });
const worked = fc.record({
  what: one('work'),
  asking: one('fine', 'fine', 'fine', 'down'),
  sending: one('fine', 'fine', 'lost', 'lost', 'down', 'refused'),
  failsMeanwhile: one(false, false, true),
});
const failed = fc.record({ what: one('fail'), which });
const delivered = fc.record({ what: one('deliver'), which, again: fc.boolean() });
const swept = fc.record({ what: one('sweep'), minutes: one(2, 10, 25 * 60) });
const byHand = fc.record({ what: one('byHand'), which, amount: one('the same', 'another'), lost: fc.boolean() });
const noted = fc.constant<Step>({ what: 'note' });
const other = one('race', 'forgetKeys', 'forgetKeys', 'compare', 'restart').map((what): Step => ({ what }));

/** A promised refund, an attempt to send it, and random steps before, between and after. */
const episodes = (between: fc.Arbitrary<Step>): fc.Arbitrary<Step[]> => {
  const some = fc.array(between, { maxLength: 3, size: 'max' });
  const episode = fc.tuple(promised, some, worked, some, swept, some);
  return fc
    .array(episode, { minLength: 1, maxLength: 3, size: 'max' })
    .map((all) => all.flatMap((parts) => parts.flat()));
};

/**
 * Without manual refunds at the provider both sides must agree in the end. With them both sides must agree, or staff
 * must see the difference.
 */
const byOurselves = episodes(fc.oneof(failed, delivered, other, other));
const byHandToo = fc.oneof(failed, delivered, other, byHand, byHand);
const withStaff = fc.oneof(episodes(byHandToo), episodes(byHandToo), episodes(fc.oneof(byHandToo, byHandToo, noted)));

const sumOf = (amounts: readonly (number | string)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + Number(amount), 0);

/** Runs the steps and checks the invariants. */
const live = async (steps: readonly Step[]) => {
  const world = await refundWorld(shop);
  for (const step of steps) await world.run(step);
  await world.rest();
  const ours = await world.ours();
  const wallet = await balanceOf(shop.server.as({ userId: world.userId }));
  const open = await world.differences();
  const waiting = new Set(open.flatMap(({ kind, refund_id }) => (kind === 'refund_held' ? (refund_id ?? []) : [])));
  const held = ours.filter(({ id, status }) => status === 'sending' || (status === 'card' && waiting.has(id)));
  const card = ours.filter(({ id, status }) => status === 'card' && !waiting.has(id));

  // The balance has each refund that no card received, once.
  const balance = ours.filter(({ status }) => status === 'balance');
  expect(wallet).toBe(sumOf(balance.map(({ amount_fen }) => amount_fen)));
  // The card has each of the others, each by a separate refund.
  const made = new Map(world.live().map((refund) => [refund.id, refund]));
  for (const { provider_ref, amount_fen } of card) {
    expect(made.get(provider_ref ?? '')?.amount).toBe(Number(amount_fen));
    made.delete(provider_ref ?? '');
  }
  // Every refund that has not arrived waits for staff.
  expect(held.filter(({ id }) => !waiting.has(id))).toEqual([]);
  const faults = (await shop.server.feature.audit?.()) ?? [];
  expect(faults.filter((fault) => !fault.startsWith('a payment provider disagrees with our books'))).toEqual([]);
  return { ours, wallet, card, held, open, strangers: [...made.values()], sentAfter: world.sentAfter };
};

it(
  `${runs} refunds with lost answers, failures, forgotten keys and restarts in any order: card and balance get each amount once`,
  { timeout: volume(3_600_000, 120_000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(byOurselves, async (steps) => {
        const { ours, wallet, card, held, open, strangers } = await live(steps);
        expect({ held, open, strangers }).toEqual({ held: [], open: [], strangers: [] });
        expect(wallet + sumOf(card.map(({ amount_fen }) => amount_fen))).toBe(
          sumOf(ours.map(({ amount_fen }) => amount_fen)),
        );
      }),
      { numRuns: runs, endOnFailure: true },
    );
  },
);

it(
  `${runs} refunds beside manual refunds: card and balance get no amount twice, and staff see what is left over`,
  { timeout: volume(3_600_000, 120_000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(withStaff, async (steps) => {
        const { open, strangers, sentAfter } = await live(steps);
        const isNoted = steps.some(({ what }) => what === 'note');
        const shown = open.map(({ provider_ref }) => provider_ref);
        if (isNoted) return;
        expect(shown).toEqual(expect.arrayContaining(strangers.map(({ id }) => id)));
        // Nothing was sent beside a refund that may be the same.
        expect(strangers.flatMap(({ id }) => sentAfter(id))).toEqual([]);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  },
);
