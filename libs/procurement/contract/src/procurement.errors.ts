import { orderReasons } from '@caravan/cart-orders/contract';
import { byLanguage, defineReasons, failer, parcelReasons } from '@caravan/kernel';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

export const procurementReasons = {
  claimed: orderReasons.claimed,
  price_review_open: orderReasons.price_review_open,
  question_open: orderReasons.question_open,
  domestic_fee_open: orderReasons.domestic_fee_open,
  order_number_shortened: orderReasons.order_number_shortened,
  ...parcelReasons,
  ...defineReasons(
    {
      supplier_number_known: 409,
      tracking_known: 409,
      parcel_unmatched: 409,
      parcel_received: 409,
      purchase_unknown: 422,
      no_difference: 409,
      day_in_future: 422,
      picture_too_large: 422,
    },
    reasonTexts,
  ),
};

export const fail = failer(procurementReasons);
