import { defineReasons, failer } from '@caravan/kernel';
import { reasonTexts } from './reasons/reason-texts.ts';

export const contentReasons = defineReasons(
  {
    rate_unknown: 422,
    group_unknown: 422,
    rule_of_service: 422,
    newer_rate: 422,
    rate_in_future: 422,
    group_exists: 409,
  },
  reasonTexts,
);

export const fail = failer(contentReasons);
