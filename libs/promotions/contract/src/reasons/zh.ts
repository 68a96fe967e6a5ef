import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  coupon_unknown: '优惠码不存在',
  coupon_not_yet: '该优惠券尚未生效',
  coupon_ended: '该优惠券已过期',
  coupon_for_goods: '该优惠券用于商品，请在下单时使用',
  coupon_for_shipping: '该优惠券用于国际运费，请在提交包裹时使用',
  coupon_minimum: '该优惠券须满 {minimum} 才能使用',
  coupon_first_only: '该优惠券仅限首单或首个包裹使用',
  coupon_used: '您已使用过该优惠券',
  coupon_used_up: '该优惠券已被领完',
  coupon_code_form: '请使用 3 至 30 位字母、数字或连字符',
  coupon_code_taken: '该优惠码已被占用',
  discount_choice: '请填写折扣比例或减免金额，二者选一',
  coupon_ends_first: '结束时间须晚于开始时间',
  budget_below_spent: '预算不能低于已使用的 {spent}',
};
