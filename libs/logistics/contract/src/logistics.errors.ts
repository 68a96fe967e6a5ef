import { defineReasons, failer } from '@caravan/kernel';
import { reasonTexts } from './reasons/reason-texts.ts';

export const logisticsReasons = defineReasons(
  {
    country_unknown: 422,
    phone_invalid: 422,
    sent_too_fast: 422,
    rates_reversed: 422,
    bands_not_ascending: 422,
    source_in_future: 422,
  },
  reasonTexts,
);

export const fail = failer(logisticsReasons);
