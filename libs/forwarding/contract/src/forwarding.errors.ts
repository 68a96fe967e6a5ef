import { contentReasons } from '@caravan/content/contract';
import { byLanguage, defineReasons, failer, parcelReasons } from '@caravan/kernel';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** Why parcels of shoppers are refused. */
export const forwardingReasons = {
  fee_day_past: contentReasons.fee_day_past,
  rule_amount: contentReasons.rule_amount,
  warehouse_unknown: parcelReasons.warehouse_unknown,
  ...defineReasons(
    {
      forwarding_closed: 409,
      parcel_announced: 409,
      parcel_arrived: 409,
      too_many_announced: 409,
      parcel_claimed: 409,
      too_many_claims: 409,
      claim_decided: 409,
      picture_too_large: 422,
      goods_packed: 409,
      goods_searched: 409,
      goods_not_on_shelf: 409,
      announced_as: 409,
      number_kept: 409,
      code_unknown: 422,
      contents_missing: 422,
      warehouse_twice: 422,
      warehouse_in_use: 409,
      code_or_number: 422,
      phone_format: 422,
      postcode_format: 422,
    },
    reasonTexts,
  ),
};

export const fail = failer(forwardingReasons);
