import type { words as en } from './en.ts';

export const words: typeof en = {
  title: '您获得一张优惠券',
  why: {
    invited: '您的首个包裹已签收。您是由好友邀请注册的，特赠优惠券一张。',
    referrer: '您邀请的好友已签收首个包裹，特赠优惠券一张。',
  },
  goods: '商品价格',
  shipping: '包裹运费',
  off: (amount, what) => `${what}减 ${amount}`,
  // Chinese names the tenths that are left: 10 % off is 9 折.
  percentOff: (percent, what) => `${what} ${(100 - percent) / 10} 折`,
  most: (amount) => `，最多减 ${amount}`,
  from: (amount) => `，满 ${amount} 可用`,
  code: (code, until) => `优惠码 ${code}，有效期至 ${until}。`,
};
