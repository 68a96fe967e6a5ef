import { defineReasons } from '@caravan/kernel';

/** Why points cannot be exchanged, and why staff cannot keep a programme. */
export const programReasons = defineReasons({
  program_off: { status: 409, en: 'The shop does not offer this now', zh: '本店目前没有这项活动' },
  program_used_up: { status: 409, en: 'All coupons have been given', zh: '优惠券已全部发放' },
  program_limit: {
    status: 409,
    en: 'You have got all the coupons that one person may have',
    zh: '您的领取次数已达上限',
  },
  points_short: {
    status: 409,
    en: 'You have {balance} points; the coupon costs {price}',
    zh: '您有 {balance} 积分，兑换需要 {price} 积分',
  },
  points_changed: {
    status: 409,
    en: 'The shop has changed its terms. Please check them and try again',
    zh: '兑换规则已变更，请核对后重试',
  },
  program_active: {
    status: 409,
    en: 'Another programme of this kind is active. Switch it off first',
    zh: '同类活动已在进行，请先停用',
  },
  cap_needed: {
    status: 422,
    en: 'A percentage needs a highest amount here, so that the coupons have a limit',
    zh: '按比例减免时须填写最高减免金额，以便控制预算',
  },
});
