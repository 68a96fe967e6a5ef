import { defineReasons } from '../reasons.ts';
import { reasonTexts } from './reasons/reason-texts.ts';

/** The reasons of amounts and pictures, which the forms of several features refuse. */
export const inputReasons = defineReasons(
  { amount_invalid: 422, not_a_picture: 422, too_many_pixels: 422 },
  reasonTexts,
);
