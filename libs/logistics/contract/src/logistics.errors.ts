import { defineReasons, failer } from '@caravan/kernel';

export const logisticsReasons = defineReasons({
  country_unknown: { status: 422, en: 'Please choose a country', zh: '请选择国家或地区' },
  phone_invalid: { status: 422, en: 'Please enter a valid phone number', zh: '请输入有效的电话号码' },
  sent_too_fast: {
    status: 422,
    en: 'That was very quick. Please check your entries and send them again',
    zh: '提交得太快了，请核对内容后再提交一次',
  },
  rates_reversed: {
    status: 422,
    en: 'The highest rate is below the lowest',
    zh: '最高税率低于最低税率',
  },
  bands_not_ascending: {
    status: 422,
    en: 'The bands must go from low values to high ones, and only the last may have no end',
    zh: '各档须按货值从低到高排列，且只有最后一档可以不设上限',
  },
  source_in_future: {
    status: 422,
    en: 'A source cannot be of a day after today',
    zh: '来源日期不能晚于今天',
  },
});

export const fail = failer(logisticsReasons);
