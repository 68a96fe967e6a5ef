import { defineReasons, failer } from '@caravan/kernel';

export const contentReasons = defineReasons({
  rate_unknown: { status: 422, en: 'We have no exchange rate for this currency', zh: '暂无该币种的汇率' },
});

export const fail = failer(contentReasons);
