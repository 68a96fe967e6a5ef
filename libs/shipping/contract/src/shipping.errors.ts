import { byLanguage, defineReasons, failer } from '@caravan/kernel';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** Why goods cannot be sent together, and why a shipping method does not carry them. */
export const quoteReasons = defineReasons(
  {
    item_taken: 409,
    item_disposed: 409,
    items_returning: 409,
    items_searched: 409,
    not_packable: 409,
    /** Concerns goods of two warehouses. */
    goods_apart: 422,
    no_product_selected: 422,
    address_required: 422,
    country_not_served: 422,
    line_wrong_country: 422,
    line_too_heavy: 422,
    line_too_light: 422,
    line_too_long: 422,
    line_too_big: 422,
    line_restricted: 422,
    line_value_too_high: 422,
  },
  reasonTexts,
);

/** Also why no plan for several parcels is answered, and what is wrong with a shipping method that staff write. */
export const shippingReasons = {
  ...quoteReasons,
  ...defineReasons(
    {
      duty_free_limit_unknown: 422,
      duty_free_limit_none: 422,
      duty_free_item: 422,
      split_item: 422,
      split_impossible: 422,
      split_failed: 503,
      /** Concerns one parcel of all goods. */
      single_refused: 422,
      zone_twice: 422,
      range_reversed: 422,
      sheet_faulty: 422,
    },
    reasonTexts,
  ),
};

export const fail = failer(shippingReasons);
