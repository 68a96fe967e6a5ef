import { defineReasons, failer } from '@caravan/kernel';
import { reasonTexts } from './reasons/reason-texts.ts';

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
