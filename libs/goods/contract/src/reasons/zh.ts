import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  link_not_understood: '没有找到商品链接，请粘贴商品页面的链接',
  goods_unavailable: '读不到该商品页面，请补全信息，我们照样代购',
  favourites_full: '收藏已满 {max} 件，请先移除一件',
};
