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
});

export const fail = failer(goodsReasons);
