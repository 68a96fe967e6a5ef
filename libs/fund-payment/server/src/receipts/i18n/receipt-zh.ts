import type { ReceiptMailTexts } from './receipt-en.ts';

export const texts: ReceiptMailTexts = {
  event: '收据',
  title: '您的收据',
  intro: '我们已收到您的付款。',
  number: '交易号',
  more: (first, _others, all) => `${first}等 ${all} 件商品`,
  order: (ref) => `订单 ${ref}`,
  order_extra: (ref) => `补款 ${ref}`,
  package: (ref) => `包裹 ${ref} 国际运费`,
  package_extra: (ref) => `运费补款 ${ref}`,
  service: (ref) => `增值服务 ${ref}`,
  topUp: '余额充值',
  total: '合计',
  toBalance: '计入余额',
  charged: '实际扣款',
  rate: (currency, rate, date) => `¥1 = ${currency} ${rate}（${date} 汇率）`,
  method: '付款方式',
  time: '付款时间',
  beijing: '北京时间',
  billing: '账单地址',
  action: '查看余额明细',
};
