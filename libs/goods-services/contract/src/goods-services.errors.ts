import { byLanguage, defineReasons, failer } from '@caravan/kernel';
import { warehousePackagesReasons as warehouse } from '@caravan/warehouse-packages/contract';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** Why services for goods are refused. */
export const goodsServicesReasons = {
  item_taken: warehouse.item_taken,
  items_returning: warehouse.items_returning,
  items_searched: warehouse.items_searched,
  item_disposed: warehouse.item_disposed,
  not_packable: warehouse.not_packable,
  goods_apart: warehouse.goods_apart,
  item_service_open: warehouse.item_service_open,
  packing_option_unknown: warehouse.packing_option_unknown,
  parcel_photo_missing: warehouse.parcel_photo_missing,
  picture_too_large: warehouse.picture_too_large,
  rehearsal_not_done: warehouse.rehearsal_not_done,
  rehearsal_expired: warehouse.rehearsal_expired,
  rehearsal_other_goods: warehouse.rehearsal_other_goods,
  rehearsal_used: warehouse.rehearsal_used,
  claimed: warehouse.claimed,
  changed_meanwhile: warehouse.changed_meanwhile,
  ...defineReasons(
    {
      too_many_photos: 422,
      too_many_services: 409,
      price_changed: 409,
      measure_twice: 422,
      rehearsal_open: 409,
      rehearsal_implausible: 422,
    },
    reasonTexts,
  ),
};

export const fail = failer(goodsServicesReasons);
