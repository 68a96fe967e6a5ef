import { defineReasons } from '@caravan/kernel';
import { reasonTexts } from './reasons/reason-texts.ts';

/** Why services for goods, and decisions about their photos, are refused. */
export const serviceRefusals = defineReasons(
  {
    too_many_photos: 422,
    price_changed: 409,
    measure_twice: 422,
    rehearsal_open: 409,
    /** The next four concern a package by a packing rehearsal. */
    rehearsal_not_done: 422,
    rehearsal_expired: 422,
    rehearsal_other_goods: 422,
    rehearsal_used: 409,
    rehearsal_implausible: 422,
    photos_changed: 409,
    photos_decided: 409,
    why_rejected: 422,
  },
  reasonTexts,
);
