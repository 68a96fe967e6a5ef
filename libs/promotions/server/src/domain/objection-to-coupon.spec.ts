import { discountOn, leastBudget, leastPrice, type CouponReason } from '@caravan/promotions/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { objectionToCoupon, type CouponRule, type CouponUseFacts } from './objection-to-coupon.ts';

const now = new Date('2026-11-26T12:00:00Z');
const rule = (over: Partial<CouponRule> = {}): CouponRule => ({
  code: 'SPRING10',
  ownerId: null,
  target: 'goods',
  percent: 10,
  capFen: null,
  amountFen: null,
  minimumFen: 0,
  firstOnly: false,
  startsAt: null,
  endsAt: null,
  perPerson: null,
  budgetFen: 10_000,
  spentFen: 0,
  active: true,
  ...over,
});
const facts: CouponUseFacts = {
  userId: 'ada',
  target: 'goods',
  priceFen: 10_000,
  isFirst: null,
  usedByPerson: null,
  now,
};

test.each<[string, CouponRule | undefined, Partial<CouponUseFacts>, CouponReason | null]>([
  ['a coupon', rule(), {}, null],
  ['no coupon', undefined, {}, 'coupon_unknown'],
  ['one that is not active', rule({ active: false }), {}, 'coupon_unknown'],
  ['one’s own', rule({ ownerId: 'ada' }), {}, null],
  ['one of somebody else', rule({ ownerId: 'bob' }), {}, 'coupon_unknown'],
  ['one for goods at the shipping', rule(), { target: 'shipping' }, 'coupon_for_goods'],
  ['one for shipping at the goods', rule({ target: 'shipping' }), {}, 'coupon_for_shipping'],
  ['one that starts now', rule({ startsAt: now }), {}, null],
  ['one that starts later', rule({ startsAt: new Date(now.getTime() + 1) }), {}, 'coupon_not_yet'],
  ['one that ends now', rule({ endsAt: now }), {}, 'coupon_ended'],
  ['one that ends later', rule({ endsAt: new Date(now.getTime() + 1) }), {}, null],
  ['a use below the limit', rule({ perPerson: 2 }), { usedByPerson: 1 }, null],
  ['a use at the limit', rule({ perPerson: 2 }), { usedByPerson: 2 }, 'coupon_used'],
  ['a first order', rule({ firstOnly: true }), { isFirst: true }, null],
  ['a later order', rule({ firstOnly: true }), { isFirst: false }, 'coupon_first_only'],
  ['the minimum', rule({ minimumFen: 10_000 }), {}, null],
  ['less than the minimum', rule({ minimumFen: 10_001 }), {}, 'coupon_minimum'],
  ['a discount of nothing', rule({ percent: 1 }), { priceFen: 99 }, 'coupon_minimum'],
  ['the last of the budget', rule({ spentFen: 9_000 }), {}, null],
  ['more than is left of the budget', rule({ spentFen: 9_001 }), {}, 'coupon_used_up'],
])('%s', (_, coupon, over, reason) => {
  expect(objectionToCoupon(coupon, { ...facts, ...over })).toBe(reason);
});

const terms = fc.oneof(
  fc.record({
    percent: fc.integer({ min: 1, max: 100 }),
    capFen: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    amountFen: fc.constant(null),
  }),
  fc.record({
    percent: fc.constant(null),
    capFen: fc.constant(null),
    amountFen: fc.integer({ min: 1, max: 1_000_000 }),
  }),
);

test('a discount is whole, never above the price, the cap or the amount, and something from the least price on', () => {
  fc.assert(
    fc.property(terms, fc.nat(1_000_000_000), (one, priceFen) => {
      const discount = discountOn(priceFen, one);
      expect(Number.isSafeInteger(discount)).toBe(true);
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(Math.min(priceFen, one.capFen ?? priceFen, one.amountFen ?? priceFen));
      expect(discount > 0).toBe(priceFen >= leastPrice({ minimumFen: 0, percent: one.percent }));
    }),
  );
});

test('the least budget pays for one use, and a lower one for no percentage at any price', () => {
  fc.assert(
    fc.property(terms, fc.nat(100_000), fc.nat(1_000_000_000), (one, minimumFen, priceFen) => {
      const budgetFen = leastBudget({ ...one, kind: 'coupon', minimumFen });
      const least = Math.max(leastPrice({ ...one, minimumFen }), one.amountFen ?? 0);
      const objection = (price: number, budget: number) =>
        objectionToCoupon(rule({ ...one, minimumFen, budgetFen: budget }), { ...facts, priceFen: price });
      expect(objection(least, budgetFen)).toBeNull();
      expect(objection(least, budgetFen - 1)).toBe('coupon_used_up');
      if (one.percent !== null) expect(objection(priceFen, budgetFen - 1)).not.toBeNull();
    }),
  );
});
