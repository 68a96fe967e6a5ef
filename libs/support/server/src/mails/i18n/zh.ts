import type { texts as en } from './en.ts';

export const texts: typeof en = {
  event: '我们的回复',
  title: '您的问题有回复了',
  lead: (name: string) => `您咨询的商品：「${name}」`,
  action: '打开商品页',
  more: '如还有疑问，请在商品页继续提问，或登录后与我们联系。',
};
