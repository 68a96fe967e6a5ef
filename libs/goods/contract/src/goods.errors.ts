import { defineReasons, failer } from '@caravan/kernel';

/** What a call of goods may fail for, besides the common reasons. */
export const goodsReasons = defineReasons({
  link_not_understood: {
    status: 422,
    en: 'There is no product link in this text. Paste the link of a product page',
    zh: '没有找到商品链接，请粘贴商品页面的链接',
  },
  goods_unavailable: {
    status: 424,
    en: 'We couldn’t read this link. Fill in the details and we’ll buy it for you',
    zh: '暂时无法识别该链接，填写商品信息即可代购',
  },
});

export const fail = failer(goodsReasons);
