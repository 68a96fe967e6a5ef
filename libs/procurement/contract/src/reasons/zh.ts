import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  supplier_number_known: '该店铺订单号已登记。如果那笔采购也包含此订单，请选择合并',
  tracking_known: '该运单号的包裹已登记',
  parcel_unmatched: '请先为该包裹匹配采购单',
  parcel_received: '该包裹已入库',
  purchase_unknown: '没有使用该店铺订单号的采购单',
  no_difference: '该采购单与账单没有差异',
  day_in_future: '该日期尚未到来',
  picture_too_large: '图片大小不能超过 10MB',
};
