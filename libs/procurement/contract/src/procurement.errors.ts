import { orderReasons } from '@caravan/cart-orders/contract';
import { defineReasons, failer } from '@caravan/kernel';
import { warehousePackagesReasons } from '@caravan/warehouse-packages/contract';
import { reasonTexts } from './reasons/reason-texts.ts';

export const procurementReasons = {
  claimed: orderReasons.claimed,
  price_review_open: orderReasons.price_review_open,
  question_open: orderReasons.question_open,
  domestic_fee_open: orderReasons.domestic_fee_open,
  order_number_shortened: orderReasons.order_number_shortened,
  bin_unknown: warehousePackagesReasons.bin_unknown,
  bin_code_reserved: warehousePackagesReasons.bin_code_reserved,
  tracking_number_form: warehousePackagesReasons.tracking_number_form,
  tracking_number_shortened: warehousePackagesReasons.tracking_number_shortened,
  tracking_numbers_several: warehousePackagesReasons.tracking_numbers_several,
  amount_invalid: orderReasons.amount_invalid,
  not_a_picture: orderReasons.not_a_picture,
  too_many_pixels: orderReasons.too_many_pixels,
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
