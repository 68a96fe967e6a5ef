import { defineReasons } from '@caravan/kernel';
import { reasonTexts } from './reasons/reason-texts.ts';

/** Why no plan for several parcels is answered. */
export const splitRefusals = defineReasons(
  {
    duty_free_limit_unknown: 422,
    duty_free_limit_none: 422,
    duty_free_item: 422,
    split_item: 422,
    split_impossible: 422,
    split_failed: 503,
    /** Concerns one parcel of all goods. */
    single_refused: 422,
  },
  reasonTexts,
);
