import { accountReasons } from '@caravan/account/contract';
import { byLanguage, defineReasons, failer } from '@caravan/kernel';
import { warehousePackagesReasons } from '@caravan/warehouse-packages/contract';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** Why labels are not bought, voided or printed. */
export const carriersReasons = {
  not_weighed: warehousePackagesReasons.not_weighed,
  extra_open: warehousePackagesReasons.extra_open,
  customs_incomplete: warehousePackagesReasons.customs_incomplete,
  country_unknown: accountReasons.country_unknown,
  ...defineReasons(
    {
      no_sender: 409,
      no_carrier: 409,
      label_open: 409,
      rates_outdated: 409,
      format_missing: 422,
      not_latin: 422,
      label_unreachable: 502,
      nothing_to_list: 409,
      manifest_unreachable: 502,
    },
    reasonTexts,
  ),
};

export const fail = failer(carriersReasons);
