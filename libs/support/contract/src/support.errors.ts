import { byLanguage, defineReasons, failer } from '@caravan/kernel';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

export const supportReasons = defineReasons(
  {
    picture_too_large: 422,
    picture_gone: 422,
    reply_name_known: 409,
  },
  reasonTexts,
);

export const fail = failer(supportReasons);
