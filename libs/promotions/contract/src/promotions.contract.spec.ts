import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import * as endpoints from './coupons.staff-endpoints.ts';
import { couponReasonNames, couponReasons, promotionsReasons } from './promotions.errors.ts';
import { coupon, couponWithUses, newCoupon } from './promotions.schema.ts';
import { aCoupon, aCouponWithUses, aNewCoupon } from './testing/promotions.factory.ts';

test('every reason of a call has a text in both languages', () => {
  expect(contractFaults(Object.values(endpoints), promotionsReasons)).toEqual([]);
  expect([...couponReasonNames].sort()).toEqual(Object.keys(couponReasons).sort());
});

test('the factories make valid objects', () => {
  expect(newCoupon.parse(aNewCoupon())).toEqual(aNewCoupon());
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
])('a coupon with %j is refused', (over, field, message) => {
  const issues = newCoupon.safeParse(aNewCoupon(over)).error?.issues;
  expect(issues).toMatchObject([{ path: [field], message }]);
});
