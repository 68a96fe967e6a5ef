import { defineReasons, failer } from '@caravan/kernel';
import { reasonTexts } from './reasons/reason-texts.ts';

export const tasksReasons = defineReasons(
  {
    claimed: 409,
    task_closed: 409,
    staff_unknown: 422,
    in_the_past: 422,
    view_limit: 422,
  },
  reasonTexts,
);

export const fail = failer(tasksReasons);
