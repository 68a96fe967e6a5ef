import { defineReasons } from '@caravan/kernel';
import { reasonTexts } from './reasons/reason-texts.ts';

/** Why points cannot be exchanged, and why staff cannot keep a programme. */
export const programReasons = defineReasons(
  {
    program_off: 409,
    program_used_up: 409,
    program_limit: 409,
    points_short: 409,
    points_changed: 409,
    program_active: 409,
    cap_needed: 422,
  },
  reasonTexts,
);
