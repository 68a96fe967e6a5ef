import { defineReasons, failer } from '@caravan/kernel';

export const contentReasons = defineReasons({
  rate_unknown: { status: 422, en: 'We have no exchange rate for this currency', zh: '暂无该币种的汇率' },
  group_unknown: { status: 422, en: 'There is no such group of articles', zh: '没有这个文章分组' },
});

export const fail = failer(contentReasons);
