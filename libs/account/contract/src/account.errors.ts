import { proofReasons } from '@caravan/auth/contract';
import { byLanguage, defineReasons, failer } from '@caravan/kernel';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

export const accountReasons = {
  ...proofReasons,
  ...defineReasons(
    {
      address_limit: 422,
      default_address: 422,
      fill_in_all: 422,
      phone_invalid: 422,
      postcode_invalid: 422,
      province_unknown: 422,
      country_unknown: 422,
      date_in_future: 422,
      avatar_type: 422,
      avatar_too_large: 422,
      push_limit: 422,
      push_service_refused: 422,
      webhook_limit: 422,
      webhook_refused: 422,
      webhook_off: 409,
      webhooks_unavailable: 503,
      texts_unavailable: 503,
      phone_not_served: 422,
      text_phone_missing: 409,
      text_code_wrong: 422,
      text_code_over: 422,
      password_mismatch: 422,
      password_rule: 422,
      password_common: 422,
      orders_open: 409,
      packages_open: 409,
      returns_open: 409,
      goods_in_store: 409,
      balance_left: 409,
    },
    reasonTexts,
  ),
};

export const fail = failer(accountReasons);
