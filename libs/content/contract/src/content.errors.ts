import { defineReasons, failer } from '@caravan/kernel';

export const contentReasons = defineReasons({
  rate_unknown: { status: 422, en: 'We have no exchange rate for this currency', zh: '暂无该币种的汇率' },
  group_unknown: { status: 422, en: 'There is no such group of articles', zh: '没有这个文章分组' },
  rule_of_service: {
    status: 422,
    en: 'This is a fixed rule of the service and cannot be changed here',
    zh: '这是服务规则，不能在此修改',
  },
  newer_rate: {
    status: 422,
    en: 'A rate of a later day is stored already',
    zh: '已有更晚日期的汇率',
  },
  group_exists: { status: 409, en: 'A group with this key already exists', zh: '已有使用这个标识的分组' },
});

export const fail = failer(contentReasons);
