import { defineReasons } from '@caravan/kernel';
import { reasonTexts } from './reasons/reason-texts.ts';

/** Why returns to a seller, and what cannot be done with goods in one, are refused. */
export const returnRefusals = defineReasons(
  {
    /** Concerns one item in the warehouse. */
    item_returning: 409,
    return_window_closed: 409,
    whole_items_only: 422,
  },
  reasonTexts,
);
