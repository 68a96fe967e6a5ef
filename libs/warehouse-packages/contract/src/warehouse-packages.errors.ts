import { defineReasons, failer, parcelReasons, byLanguage } from '@caravan/kernel';
import { couponReasons } from '@caravan/promotions/contract';
import { quoteReasons } from '@caravan/shipping/contract';
import type { texts as en } from './reasons/en.ts';

/** The texts of this contract's reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

export const warehousePackagesReasons = {
  ...quoteReasons,
  ...couponReasons,
  ...parcelReasons,
  ...defineReasons(
    {
      /** The next four concern a package by a packing rehearsal. */
      rehearsal_not_done: 422,
      rehearsal_expired: 422,
      rehearsal_other_goods: 422,
      rehearsal_used: 409,
      /** The next three concern decisions about photos. */
      photos_changed: 409,
      photos_decided: 409,
      why_rejected: 422,
      /** The next four concern one item in the warehouse. */
      item_searched: 409,
      item_returning: 409,
      item_waits: 409,
      item_undeclared: 409,
      own_goods: 422,
      item_packed: 409,
      /** Concerns goods that staff dispose of, or return for their shopper. */
      item_service_open: 409,
      /** Concerns goods whose search ends. */
      item_not_searched: 409,
      item_not_lost: 409,
      /** The next three concern the disposal of one item. */
      item_left: 409,
      item_in_package: 409,
      disposal_too_early: 409,
      bin_exists: 409,
      /** The next two concern bins of one shopper: another one is free, or none is. */
      /** Concerns a row of an imported file. */
      bin_twice: 422,
      bin_not_empty: 409,
      changed_meanwhile: 409,
      item_unknown: 404,
      photos_owed: 409,
      /** Concerns packages of two warehouses. */
      pick_apart: 422,
      not_pickable: 409,
      wrong_item: 409,
      items_missing: 409,
      /** Concerns goods of a package that failed their check. */
      check_failed: 409,
      /** Concerns goods of a package that a count did not find. */
      goods_missing: 409,
      /** Concerns a package whose destination asks for more than is known. */
      customs_incomplete: 409,
      package_cancelled: 409,
      package_unknown: 404,
      not_weighed: 409,
      extra_open: 409,
      weighing_closed: 409,
      parcel_not_carried: 422,
      parcel_photo_missing: 422,
      implausible: 422,
      no_open_extra: 409,
      not_packed: 409,
      in_other_handover: 409,
      tracking_known: 409,
      handover_closed: 409,
      not_in_handover: 422,
      bag_unknown: 404,
      bag_empty: 422,
      bag_open: 409,
      bag_sealed: 409,
      seal_known: 409,
      too_many_bags: 422,
      label_unknown: 404,
      claimed: 409,
      line_required: 422,
      line_unavailable: 422,
      quote_changed: 409,
      packing_option_unknown: 422,
      insurance_unknown: 422,
      not_insured: 409,
      claim_open: 409,
      claim_too_early: 409,
      claim_too_late: 409,
      claim_too_high: 422,
      claim_closed: 409,
      not_followed: 409,
      bad_signature: 400,
      review_exists: 409,
      picture_too_large: 422,
    },
    reasonTexts,
  ),
};

export const fail = failer(warehousePackagesReasons);
