import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  bin_unknown: '库位 {bin} 不存在或已停用',
  bin_elsewhere: '库位 {bin} 与商品不在同一仓库',
  warehouse_missing: '请选择仓库',
  warehouse_unknown: '没有仓库 {warehouse}',
  bin_one_shopper: '库位 {bin} 只放同一用户的商品，{free} 为空',
  bin_one_shopper_full: '库位 {bin} 只放同一用户的商品，目前没有空库位',
  item_lost: '{number} 已于 {date} 登记丢失并退款，现归本店所有。请单独放置并告知客服，由客服登记去向',
  item_turned_up: '{number} 曾登记丢失并退款，已于 {date} 找到，归本店所有：{note}',
  bin_code_reserved: '该编码与订单、商品或包裹编号的格式相同',
  tracking_number_form: '运单号应为 5 至 40 位字母和数字，中间可用连字符、点或空格',
  tracking_number_shortened: '该单号已被电子表格缩写，请复制完整单号，或将该列设为文本格式',
  tracking_numbers_several: '这里有多个运单号，请只填一个',
};
