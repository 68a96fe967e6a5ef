import { defineReasons, failer } from '@caravan/kernel';
import { programReasons } from './programs.errors.ts';

/** Why a coupon lowers nothing. Calls that take a code may fail with each of them. */
export const couponReasons = defineReasons({
  coupon_unknown: { status: 422, en: 'We do not know this code', zh: '优惠码不存在' },
  coupon_not_yet: { status: 422, en: 'This coupon is not valid yet', zh: '该优惠券尚未生效' },
  coupon_ended: { status: 422, en: 'This coupon has expired', zh: '该优惠券已过期' },
  coupon_for_goods: {
    status: 422,
    en: 'This coupon is for goods. Use it when you order',
    zh: '该优惠券用于商品，请在下单时使用',
  },
  coupon_for_shipping: {
    status: 422,
    en: 'This coupon is for shipping. Use it when you send a package',
    zh: '该优惠券用于国际运费，请在提交包裹时使用',
  },
  coupon_minimum: {
    status: 422,
    en: 'This coupon is for amounts from {minimum}',
    zh: '该优惠券须满 {minimum} 才能使用',
  },
  coupon_first_only: {
    status: 422,
    en: 'This coupon is for a first order or a first package only',
    zh: '该优惠券仅限首单或首个包裹使用',
  },
  coupon_used: { status: 409, en: 'You have used this coupon already', zh: '您已使用过该优惠券' },
  coupon_used_up: { status: 409, en: 'This coupon has been used up', zh: '该优惠券已被领完' },
});

export type CouponReason = keyof typeof couponReasons;

/** The names of these reasons, for the calls that take a code. */
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
] as const satisfies readonly CouponReason[];

export const promotionsReasons = defineReasons({
  ...couponReasons,
  ...programReasons,
  coupon_code_form: {
    status: 422,
    en: 'Use 3 to 30 letters, digits and hyphens',
    zh: '请使用 3 至 30 位字母、数字或连字符',
  },
  coupon_code_taken: { status: 409, en: 'Another coupon has this code', zh: '该优惠码已被占用' },
  discount_choice: {
    status: 422,
    en: 'Enter either a percentage or an amount',
    zh: '请填写折扣比例或减免金额，二者选一',
  },
  coupon_ends_first: { status: 422, en: 'The end must be after the start', zh: '结束时间须晚于开始时间' },
  budget_below_spent: {
    status: 422,
    en: 'The budget is below the {spent} that has been used',
    zh: '预算不能低于已使用的 {spent}',
  },
});

export const fail = failer(promotionsReasons);
