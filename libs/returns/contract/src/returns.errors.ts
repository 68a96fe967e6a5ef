import { orderReasons } from '@caravan/cart-orders/contract';
import { byLanguage, defineReasons, failer, parcelReasons } from '@caravan/kernel';
import { warehousePackagesReasons } from '@caravan/warehouse-packages/contract';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** Why returns to a seller are refused, and why goods cannot be in one. */
export const returnsReasons = {
  item_taken: warehousePackagesReasons.item_taken,
  item_packed: warehousePackagesReasons.item_packed,
  item_returning: warehousePackagesReasons.item_returning,
  item_searched: warehousePackagesReasons.item_searched,
  own_goods: warehousePackagesReasons.own_goods,
  item_service_open: warehousePackagesReasons.item_service_open,
  claimed: orderReasons.claimed,
  refund_too_high: orderReasons.refund_too_high,
  ...parcelReasons,
  ...defineReasons({ return_window_closed: 409, whole_items_only: 422 }, reasonTexts),
};

export const fail = failer(returnsReasons);
