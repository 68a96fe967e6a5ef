import { byLanguage, defineReasons, failer } from '@caravan/kernel';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

export const contentReasons = defineReasons(
  {
    rate_unknown: 422,
    group_unknown: 422,
    rule_of_service: 422,
    newer_rate: 422,
    rate_in_future: 422,
    group_exists: 409,
    picture_too_large: 422,
    picture_unknown: 422,
    review_order: 422,
    placeholder_unknown: 422,
    rule_amount: 422,
    fee_rate: 422,
    fee_percent: 422,
    fee_for_whom: 422,
    fee_twice: 422,
    fee_day_past: 422,
    fee_day_twice: 422,
    margin_rate: 422,
    margin_day_past: 422,
    margin_day_twice: 422,
    box_code: 422,
    box_code_taken: 422,
  },
  reasonTexts,
);

export const fail = failer(contentReasons);
