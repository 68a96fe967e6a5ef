import { defineReasons, failer } from '@caravan/kernel';

/** The failure reasons of goods, besides the common ones. */
export const goodsReasons = defineReasons({
  link_not_understood: {
    status: 422,
    en: 'There is no product link in this text. Paste the link of a product page',
    zh: '没有找到商品链接，请粘贴商品页面的链接',
  },
  goods_unavailable: {
    status: 424,
    en: 'We couldn’t read this link. Fill in the details and we’ll buy it for you',
    zh: '读不到该商品页面，请补全信息，我们照样代购',
  },
  favourites_full: {
    status: 422,
    en: 'You have {{max}} favourites. Please remove one first',
    zh: '收藏已满 {{max}} 件，请先移除一件',
  },
});

export const fail = failer(goodsReasons);
