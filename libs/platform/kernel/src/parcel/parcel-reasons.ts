import { byLanguage } from '../language.ts';
import { defineReasons } from '../reasons.ts';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** The reasons of bins and tracking numbers, of inbound parcels and of packages. */
export const parcelReasons = defineReasons(
  {
    bin_unknown: 422,
    /** The next three concern shops with several warehouses. */
    bin_elsewhere: 409,
    warehouse_missing: 422,
    warehouse_unknown: 422,
    /** The next two: the shop keeps a bin to the goods of one shopper. */
    bin_one_shopper: 409,
    bin_one_shopper_full: 409,
    /** The next two concern labels of goods whose search ended as lost. */
    item_lost: 409,
    item_turned_up: 409,
    bin_code_reserved: 422,
    tracking_number_form: 422,
    tracking_number_shortened: 422,
    tracking_numbers_several: 422,
  },
  reasonTexts,
);
