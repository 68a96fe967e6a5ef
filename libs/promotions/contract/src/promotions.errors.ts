import { defineReasons, failer, byLanguage } from '@caravan/kernel';
import type { CouponReason } from './coupon-reason-names.ts';
import type { texts as en } from './reasons/en.ts';

/** The texts of this contract's reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** Why a coupon lowers nothing. Calls that take a code may fail with each of them. */
export const couponReasons = defineReasons(
  {
    coupon_unknown: 422,
    coupon_not_yet: 422,
    coupon_ended: 422,
    coupon_for_goods: 422,
    coupon_for_shipping: 422,
    coupon_minimum: 422,
    coupon_first_only: 422,
    coupon_used: 409,
    coupon_used_up: 409,
  } satisfies Record<CouponReason, number>,
  reasonTexts,
);

/** Why points cannot be exchanged, and why staff cannot keep a programme. */
const programReasons = defineReasons(
  {
    program_off: 409,
    program_used_up: 409,
    program_limit: 409,
    points_short: 409,
    points_changed: 409,
    program_active: 409,
    cap_needed: 422,
  },
  reasonTexts,
);

/** All reasons of promotions: of coupons, of programmes, and of the form of a coupon. */
export const promotionsReasons = {
  ...couponReasons,
  ...programReasons,
  ...defineReasons(
    {
      coupon_code_form: 422,
      coupon_code_taken: 409,
      discount_choice: 422,
      coupon_ends_first: 422,
      budget_below_spent: 422,
      budget_below_use: 422,
    },
    reasonTexts,
  ),
};

/** Makes the failure of a reason of this feature. */
export const fail = failer(promotionsReasons);
