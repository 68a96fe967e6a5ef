import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  no_sender: '请先在“承运商”中填写寄件人',
  no_carrier: '尚未配置承运商服务',
  label_open: '此包裹已有面单，请先作废再购买',
  rates_outdated: '包裹或价格已变化，请重新查询价格',
  format_missing: '承运商没有此格式的面单',
  not_latin: '请使用拉丁字母，承运商无法打印其他文字',
  nothing_to_list: '此交接中没有尚未列入清单的面单',
  manifest_unreachable: '暂时无法获取承运商清单，请稍后再试',
  label_unreachable: '暂时无法获取承运商面单，请稍后再试',
};
