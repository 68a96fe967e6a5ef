/**
 * Why a coupon lowers nothing, for the calls that take a code. The names stand apart from their texts, which pages that
 * only make such a call need not load.
 */
export const couponReasonNames = [
  'coupon_unknown',
  'coupon_not_yet',
  'coupon_ended',
  'coupon_for_goods',
  'coupon_for_shipping',
  'coupon_minimum',
  'coupon_first_only',
  'coupon_used',
  'coupon_used_up',
] as const;

export type CouponReason = (typeof couponReasonNames)[number];
