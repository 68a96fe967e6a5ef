import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import * as staffEndpoints from './coupons.staff-endpoints.ts';
import * as endpoints from './programs.endpoints.ts';
import { myPromotions } from './programs.schema.ts';
import { couponReasonNames } from './coupon-reason-names.ts';
import { couponReasons, promotionsReasons } from './promotions.errors.ts';
import { coupon, couponWithUses, newCoupon } from './promotions.schema.ts';
import { aCoupon, aCouponWithUses, aNewCoupon, aNewProgram, someMyPromotions } from './testing/promotions.factory.ts';

test('every reason of a call has a text in both languages', () => {
  expect(contractFaults([...Object.values(staffEndpoints), ...Object.values(endpoints)], promotionsReasons)).toEqual(
    [],
  );
  expect([...couponReasonNames].sort()).toEqual(Object.keys(couponReasons).sort());
});

test('the factories make valid objects', () => {
  expect(newCoupon.parse(aNewCoupon())).toEqual(aNewCoupon());
  expect(newCoupon.parse(aNewProgram('points'))).toEqual(aNewProgram('points'));
  expect(newCoupon.parse(aNewProgram('referral'))).toEqual(aNewProgram('referral'));
  expect(myPromotions.parse(someMyPromotions())).toEqual(someMyPromotions());
  expect(coupon.parse(aCoupon())).toEqual(aCoupon());
  expect(couponWithUses.parse(aCouponWithUses())).toEqual(aCouponWithUses());
});

test.each([
  [{ code: 'ab' }, 'code', 'coupon_code_form'],
  [{ code: 'A_B_C' }, 'code', 'coupon_code_form'],
  [{ percent: null }, 'percent', 'discount_choice'],
  [{ amount_fen: 500 }, 'percent', 'discount_choice'],
  [{ percent: null, amount_fen: 500, cap_fen: 100 }, 'cap_fen', 'not_allowed'],
  [{ starts_at: '2026-12-01T00:00:00Z', ends_at: '2026-12-01T00:00:00.000Z' }, 'ends_at', 'coupon_ends_first'],
  [{ budget_fen: 0 }, 'budget_fen', 'too_small:min=1'],
  [{ budget_fen: 499 }, 'budget_fen', 'budget_below_use:least_fen=500'],
  [{ budget_fen: 299, cap_fen: 300 }, 'budget_fen', 'budget_below_use:least_fen=300'],
  [{ percent: null, amount_fen: 100_001 }, 'budget_fen', 'budget_below_use:least_fen=100001'],
  [{ code: null }, 'code', 'coupon_code_form'],
  [{ valid_days: 30 }, 'valid_days', 'not_allowed'],
  [{ points_price: 500 }, 'points_price', 'not_allowed'],
])('a coupon with %j is refused', (over, field, message) => {
  const issues = newCoupon.safeParse(aNewCoupon(over)).error?.issues;
  expect(issues).toMatchObject([{ path: [field], message }]);
});

test('a coupon or programme with too low a budget can be switched off', () => {
  for (const one of [
    aNewCoupon({ budget_fen: 499, active: false }),
    aNewProgram('points', { budget_fen: 1, active: false }),
  ])
    expect(newCoupon.parse(one)).toEqual(one);
});

test.each([
  ['points', { code: 'POINTS' }, 'code', 'not_allowed'],
  ['points', { points_price: null }, 'points_price', 'required'],
  ['points', { percent: 10, amount_fen: null }, 'cap_fen', 'cap_needed'],
  ['referral', { points_per_yuan: 1 }, 'points_per_yuan', 'not_allowed'],
  ['referral', { valid_days: null }, 'valid_days', 'required'],
  ['referral', { first_only: true }, 'first_only', 'not_allowed'],
  ['points', { budget_fen: 1_999 }, 'budget_fen', 'budget_below_use:least_fen=2000'],
  [
    'points',
    { percent: 10, amount_fen: null, cap_fen: 3_000, budget_fen: 2_999 },
    'budget_fen',
    'budget_below_use:least_fen=3000',
  ],
  ['referral', { budget_fen: 3_999 }, 'budget_fen', 'budget_below_use:least_fen=4000'],
] as const)('a programme of %s with %j is refused', (kind, over, field, message) => {
  const issues = newCoupon.safeParse(aNewProgram(kind, over)).error?.issues;
  expect(issues).toMatchObject([{ path: [field], message }]);
});

test.each([
  aNewCoupon({ budget_fen: 500 }),
  aNewCoupon({ budget_fen: 500, cap_fen: 2_000 }),
  aNewCoupon({ budget_fen: 300, cap_fen: 300 }),
  aNewCoupon({ budget_fen: 1, minimum_fen: 0 }),
  aNewCoupon({ percent: null, amount_fen: 100_000 }),
  aNewProgram('points', { budget_fen: 2_000 }),
  aNewProgram('referral', { budget_fen: 4_000 }),
])('a budget that covers one use is accepted: %j', (rule) => {
  expect(newCoupon.safeParse(rule).success).toBe(true);
});
