import { defineReasons } from '@caravan/kernel';

/** Why returns to a seller, and what cannot be done with goods in one, are refused. */
export const returnRefusals = defineReasons({
  items_returning: {
    status: 409,
    en: 'Some of these goods are being returned to their seller',
    zh: '部分商品正在退回商家',
  },
  /** Concerns one item in the warehouse. */
  item_returning: { status: 409, en: 'In return {number}', zh: '退换货处理中（{number}）' },
  return_window_closed: {
    status: 409,
    en: 'Goods can be returned within {days} days after they arrived',
    zh: '商品入库后 {days} 天内可申请退换',
  },
  whole_items_only: {
    status: 422,
    en: 'These goods are returned together: {quantity} pieces',
    zh: '该商品需整体退换，共 {quantity} 件',
  },
});
