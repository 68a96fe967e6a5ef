import type { words as en } from './en.ts';

export const words: typeof en = {
  name: {
    duty_limits: '免关税限额',
    duty: '关税',
    fees: '海关费用',
    tax_limits: '免税限额',
    taxes: '增值税或消费税',
  },
  unknown: '未知',
  noLimit: '无',
  free: '普通商品不征收',
  limit: (amount, basis) => `${amount}（${basis}）`,
  basis: { goods: '商品', goods_and_shipping: '商品加运费' },
  base: {
    goods: '商品价值',
    goods_and_duty: '商品加关税',
    goods_and_shipping: '商品加运费',
    goods_shipping_and_duty: '商品加运费和关税',
  },
  of: (rates, base) => `${base}的 ${rates}`,
  flat: {
    kind_of_goods: (amount) => `每种商品 ${amount}`,
    parcel: (amount) => `每个包裹 ${amount}`,
  },
  upTo: (amount, basis, duty) => `${basis}不超过 ${amount}：${duty}`,
  above: (duty) => `超过：${duty}`,
  range: (low, high) => `${low} 至 ${high}`,
  withTax: (sum, rate) => `${sum}，另加 ${rate} 税`,
  from: (text, from) => `${text}（${from} 起）`,
  until: (text, until) => `${text}（${until} 止）`,
  between: (text, from, until) => `${text}（${from} 至 ${until}）`,
};
