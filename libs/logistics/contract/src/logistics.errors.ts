import { byLanguage, defineReasons, failer } from '@caravan/kernel';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** Why a call about leads, duty or tax fails. */
export const logisticsReasons = defineReasons(
  {
    country_unknown: 422,
    phone_invalid: 422,
    sent_too_fast: 422,
    rates_reversed: 422,
    bands_not_ascending: 422,
    rules_overlap: 422,
    period_reversed: 422,
    source_in_future: 422,
  },
  reasonTexts,
);

/** Makes the failure of a reason of this feature. */
export const fail = failer(logisticsReasons);
