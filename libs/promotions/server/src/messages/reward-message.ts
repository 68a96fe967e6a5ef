import type { Message } from '@caravan/account/port';
import { formatFen, shopDay, type Language } from '@caravan/kernel';
import { promotionsPaths } from '@caravan/promotions/contract';
import type { PromotionRuleRow } from '../db/promotion-rule.table.ts';

const en = {
  title: 'You got a coupon',
  why: {
    invited: 'Your first package has arrived, and you were invited by a friend. Here is your coupon.',
    referrer: 'The first package of someone whom you invited has arrived. Here is your coupon.',
  },
  goods: 'off the price of goods',
  shipping: 'off the freight of a package',
  off: (amount: string, what: string) => `${amount} ${what}`,
  most: (amount: string) => `, at most ${amount}`,
  from: (amount: string) => `, from ${amount}`,
  code: (code: string, until: string) => `Code ${code}, valid until ${until}.`,
};

const zh: typeof en = {
  title: '您获得一张优惠券',
  why: {
    invited: '您的首个包裹已签收。您是由好友邀请注册的，特赠优惠券一张。',
    referrer: '您邀请的好友已签收首个包裹，特赠优惠券一张。',
  },
  goods: '商品价格',
  shipping: '包裹运费',
  off: (amount, what) => `${what}减 ${amount}`,
  most: (amount) => `，最多减 ${amount}`,
  from: (amount) => `，满 ${amount} 可用`,
  code: (code, until) => `优惠码 ${code}，有效期至 ${until}。`,
};

const words: Record<Language, typeof en> = { en, zh };

type GivenCoupon = Pick<
  PromotionRuleRow,
  'amountFen' | 'capFen' | 'code' | 'endsAt' | 'minimumFen' | 'percent' | 'target'
>;

const bodyOf = (language: Language, why: keyof typeof en.why, coupon: GivenCoupon): string => {
  const { [language]: text } = words;
  const amount = coupon.percent === null ? formatFen(coupon.amountFen ?? 0) : `${coupon.percent}%`;
  const offer = [
    text.off(amount, text[coupon.target]),
    coupon.capFen === null ? '' : text.most(formatFen(coupon.capFen)),
    coupon.minimumFen > 0 ? text.from(formatFen(coupon.minimumFen)) : '',
  ].join('');
  const until = coupon.endsAt ? shopDay(coupon.endsAt) : '';
  return [text.why[why], offer, text.code(coupon.code ?? '', until)].join('\n\n');
};

/** Tells one side of an invitation of its coupon (specification 34.18). It names nobody. */
export const rewardMessage = (why: keyof typeof en.why, coupon: GivenCoupon): Omit<Message, 'key' | 'userId'> => ({
  kind: 'referral_reward',
  title: { en: en.title, zh: zh.title },
  body: { en: bodyOf('en', why, coupon), zh: bodyOf('zh', why, coupon) },
  link: promotionsPaths.mine.href(),
});
