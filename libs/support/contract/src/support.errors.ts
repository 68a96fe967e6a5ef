import { defineReasons, failer, inputReasons } from '@caravan/kernel';
import { reasonTexts } from './reasons/reason-texts.ts';

export const supportReasons = {
  not_a_picture: inputReasons.not_a_picture,
  too_many_pixels: inputReasons.too_many_pixels,
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
