import type { words as en } from './en.ts';

export const words: typeof en = {
  title: '收货国家/地区与币种',
  text: '到手价按此国家/地区计算，人民币金额旁会同时显示此币种。两项选择均保存在本浏览器中。',
  none: '没有匹配的国家/地区',
  open: '展开列表',
  country: '国家/地区',
  choose: '请选择国家/地区',
  missing: '请从列表中选择国家/地区。',
  currency: '参考币种',
  onlyCny: '仅人民币',
  save: '保存',
  failed: '国家/地区列表加载失败。',
};
