import { defineReasons, failer } from '@caravan/kernel';

export const logisticsReasons = defineReasons({
  country_unknown: { status: 422, en: 'Please choose a country', zh: '请选择国家或地区' },
  phone_invalid: { status: 422, en: 'Please enter a valid phone number', zh: '请输入有效的电话号码' },
  sent_too_fast: {
    status: 422,
    en: 'That was very quick. Please check your entries and send them again',
    zh: '提交得太快了，请核对内容后再提交一次',
  },
});

export const fail = failer(logisticsReasons);
