import { orderReasons } from '@caravan/cart-orders/contract';
import { defineReasons, failer, parcelReasons } from '@caravan/kernel';
import { reasonTexts } from './reasons/reason-texts.ts';

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
