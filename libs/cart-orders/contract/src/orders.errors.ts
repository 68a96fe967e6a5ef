import { defineReasons, failer, parcelReasons } from '@caravan/kernel';
import { couponReasons } from '@caravan/promotions/contract';
import { tasksReasons } from '@caravan/tasks/contract';
import { cartOrdersReasons } from './cart-orders.errors.ts';
import { reasonTexts } from './reasons/reason-texts.ts';

export const orderReasons = {
  ...cartOrdersReasons,
  ...couponReasons,
  claimed: tasksReasons.claimed,
  warehouse_missing: parcelReasons.warehouse_missing,
  warehouse_unknown: parcelReasons.warehouse_unknown,
  ...defineReasons(
    {
      goods_unavailable_in_order: 409,
      no_product_selected: 422,
      prices_being_read: 503,
      too_many_unpaid: 409,
      refund_time_expired: 422,
      refund_already_open: 409,
      refund_not_to_card: 422,
      nothing_to_refund: 422,
      price_review_open: 409,
      question_open: 409,
      question_closed: 409,
      fee_known: 409,
      option_required: 422,
      no_substitute: 409,
      extra_too_large: 422,
      nothing_to_drop: 409,
      goods_not_free: 409,
      refund_too_high: 422,
      domestic_fee_open: 409,
      line_received: 409,
      order_number_shortened: 422,
      goods_arrived: 409,
      offer_closed: 409,
      offer_ordered: 409,
      too_many_offers: 422,
      picture_gone: 422,
    },
    reasonTexts,
  ),
};

export const failOrder = failer(orderReasons);
