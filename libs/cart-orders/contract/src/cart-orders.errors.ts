import { defineReasons, failer } from '@caravan/kernel';
import { reasonTexts } from './reasons/reason-texts.ts';

export const cartOrdersReasons = defineReasons(
  {
    price_changed: 409,
    sku_unknown: 422,
    sold_out: 409,
    few_left: 409,
    goods_gone: 409,
    goods_unreadable: 424,
    cart_full: 422,
    cart_too_long: 422,
    offered_pieces: 422,
    snapshot_unknown: 422,
    too_many_pieces: 422,
    too_many_photos: 422,
    price_reason_required: 422,
    picture_too_large: 422,
  },
  reasonTexts,
);

export const fail = failer(cartOrdersReasons);
