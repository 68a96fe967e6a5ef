import { cartOrdersReasons } from '@caravan/cart-orders/contract';
import { defineReasons, failer } from '@caravan/kernel';
import { reasonTexts } from './reasons/reason-texts.ts';

export const supportReasons = {
  not_a_picture: cartOrdersReasons.not_a_picture,
  too_many_pixels: cartOrdersReasons.too_many_pixels,
  ...defineReasons(
    {
      picture_too_large: 422,
      picture_gone: 422,
      reply_name_known: 409,
    },
    reasonTexts,
  ),
};

export const fail = failer(supportReasons);
