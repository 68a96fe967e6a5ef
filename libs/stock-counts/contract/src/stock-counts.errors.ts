import { byLanguage, defineReasons, failer, parcelReasons } from '@caravan/kernel';
import { warehousePackagesReasons } from '@caravan/warehouse-packages/contract';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** Why steps of a count are refused. */
export const stockCountsReasons = {
  item_unknown: warehousePackagesReasons.item_unknown,
  claimed: warehousePackagesReasons.claimed,
  ...parcelReasons,
  ...defineReasons(
    {
      count_not_open: 409,
      count_taken: 409,
      count_waits: 409,
      count_decided: 409,
      own_count: 403,
      /** The next two concern scanned goods that cannot be in a bin. */
      scanned_gone: 409,
      scanned_in_hand: 409,
    },
    reasonTexts,
  ),
};

export const fail = failer(stockCountsReasons);
