import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  country_unknown: '请选择国家或地区',
  phone_invalid: '请输入有效的电话号码',
  sent_too_fast: '提交得太快了，请核对内容后再提交一次',
  rates_reversed: '最高值低于最低值',
  bands_not_ascending: '各档须按货值从低到高排列，且只有最后一档可以不设上限',
  rules_overlap: '同一天有两条规则同时适用',
  period_reversed: '结束日期早于开始日期',
  source_in_future: '来源日期不能晚于今天',
};
