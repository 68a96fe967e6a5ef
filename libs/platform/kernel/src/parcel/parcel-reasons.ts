import { defineReasons } from '../reasons.ts';
import { reasonTexts } from './reasons/reason-texts.ts';

/** The reasons of bins and tracking numbers, of inbound parcels and of packages. */
export const parcelReasons = defineReasons(
  {
    bin_unknown: 422,
    bin_code_reserved: 422,
    tracking_number_form: 422,
    tracking_number_shortened: 422,
    tracking_numbers_several: 422,
  },
  reasonTexts,
);
