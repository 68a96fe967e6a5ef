import fc from 'fast-check';
import { discountOn, leastBudget } from '@caravan/promotions/contract';
import { expect, test } from 'vitest';
import { canInvite, costOfCoupon, endOfCoupon, objectionToGrant, pointsFor, stateOfOwn } from './program-rules.ts';

const program = { amountFen: 2_000, capFen: null, perPerson: null, spentFen: 0, budgetFen: 4_000 };

test.each([
  ['within the budget', {}, { given: 9 }, null],
  ['the last of the budget', { spentFen: 2_000 }, { given: 0 }, null],
  ['a fen more than the budget', { spentFen: 2_001 }, { given: 0 }, 'program_used_up'],
  ['two that fit', {}, { given: 0, coupons: 2 }, null],
  ['two of which one fits', { spentFen: 2_000 }, { given: 0, coupons: 2 }, 'program_used_up'],
  ['the last of a person', { perPerson: 3 }, { given: 2 }, null],
  ['one more than a person may have', { perPerson: 3 }, { given: 3 }, 'program_limit'],
] as const)('a coupon: %s', (_, over, facts, reason) => {
  expect(objectionToGrant({ ...program, ...over }, facts)).toBe(reason);
});

const terms = fc.oneof(
  fc.record({
    percent: fc.integer({ min: 1, max: 100 }),
    capFen: fc.integer({ min: 1, max: 1_000_000 }),
    amountFen: fc.constant(null),
  }),
  fc.record({
    percent: fc.constant(null),
    capFen: fc.constant(null),
    amountFen: fc.integer({ min: 1, max: 1_000_000 }),
  }),
);

test('no coupon costs more than it takes from the budget, whatever the price', () => {
  fc.assert(
    fc.property(terms, fc.nat(1_000_000_000), (one, priceFen) => {
      expect(discountOn(priceFen, one)).toBeLessThanOrEqual(costOfCoupon(one));
    }),
  );
});

test('a budget is never exceeded, and what it refuses would exceed it', () => {
  fc.assert(
    fc.property(terms, fc.nat(10_000_000), fc.integer({ min: 1, max: 2 }), (one, budgetFen, coupons) => {
      let spentFen = 0;
      const rule = () => ({ ...one, perPerson: null, budgetFen, spentFen });
      for (let tries = 0; tries < 50 && !objectionToGrant(rule(), { given: tries, coupons }); tries += 1)
        spentFen += coupons * costOfCoupon(one);
      expect(spentFen).toBeLessThanOrEqual(budgetFen);
      const isRefused = objectionToGrant(rule(), { given: 0, coupons }) !== null;
      expect(isRefused).toBe(spentFen + coupons * costOfCoupon(one) > budgetFen);
    }),
  );
});

test.each([
  ['points', 1],
  ['referral', 2],
] as const)('the least budget of %s pays for the coupons that are given at once', (kind, coupons) => {
  fc.assert(
    fc.property(terms, fc.nat(100_000), (one, minimumFen) => {
      const budgetFen = leastBudget({ ...one, kind, minimumFen });
      const objection = (budget: number) =>
        objectionToGrant({ ...one, perPerson: null, spentFen: 0, budgetFen: budget }, { coupons, given: 0 });
      expect(objection(budgetFen)).toBeNull();
      expect(objection(budgetFen - 1)).toBe('program_used_up');
    }),
  );
});

test('points are given for whole yuan, and never taken', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000, max: 1_000_000_000 }), fc.integer({ min: 1, max: 10_000 }), (paid, rate) => {
      const points = pointsFor(paid, rate);
      expect(points % rate).toBe(0);
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points * 100).toBeLessThanOrEqual(Math.max(0, paid) * rate);
      expect(points * 100).toBeGreaterThan((paid - 100) * rate);
    }),
  );
  expect(pointsFor(199, 3)).toBe(3);
});

test('only an older account invites, within a day of the registration of the newer one', () => {
  const first = new Date('2026-11-26T12:00:00.000Z');
  const second = new Date('2026-11-26T12:00:00.001Z');
  expect(canInvite(first, second, second)).toBe(true);
  expect(canInvite(second, first, second)).toBe(false);
  expect(canInvite(first, first, second)).toBe(false);
  expect(canInvite(first, second, new Date('2026-11-27T12:00:00.001Z'))).toBe(true);
  expect(canInvite(first, second, new Date('2026-11-27T12:00:00.002Z'))).toBe(false);
});

test('a coupon of one account is usable until it is used or ends', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  const endsAt = endOfCoupon(now, 1);
  expect(endsAt).toEqual(new Date('2026-11-27T12:00:00Z'));
  expect(stateOfOwn({ spentFen: 0, endsAt }, now)).toBe('usable');
  expect(stateOfOwn({ spentFen: 1, endsAt }, now)).toBe('used');
  expect(stateOfOwn({ spentFen: 0, endsAt }, endsAt)).toBe('ended');
});
