import { byLanguage, defineReasons, failer } from '@caravan/kernel';
import { procurementReasons } from '@caravan/procurement/contract';
import { warehousePackagesReasons } from '@caravan/warehouse-packages/contract';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** Why bills of carriers and decisions about them are refused. */
export const freightCostsReasons = {
  claimed: warehousePackagesReasons.claimed,
  day_in_future: procurementReasons.day_in_future,
  ...defineReasons(
    {
      bill_differs: 409,
      sum_differs: 422,
      rate_missing: 422,
      rate_outdated: 422,
      parcel_not_sent: 422,
      line_decided: 409,
      returned_too_much: 422,
    },
    reasonTexts,
  ),
};

export const fail = failer(freightCostsReasons);
