import { defineReasons, failer } from '@caravan/kernel';
import { reasonTexts } from './reasons/reason-texts.ts';

export const supportReasons = defineReasons(
  {
    picture_too_large: 422,
    picture_gone: 422,
    reply_name_known: 409,
  },
  reasonTexts,
);

export const fail = failer(supportReasons);
