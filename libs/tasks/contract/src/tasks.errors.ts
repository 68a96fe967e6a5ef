import { byLanguage, defineReasons, failer } from '@caravan/kernel';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

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
