import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  return_window_closed: '商品入库后 {days} 天内可申请退换',
  whole_items_only: '该商品需整体退换，共 {quantity} 件',
};
