import { byLanguage, defineReasons, failer } from '@caravan/kernel';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** Why tax numbers of recipients are refused. */
export const customsReasons = defineReasons(
  {
    tax_number_wrong: 422,
    tax_number_not_asked: 422,
    tax_number_too_late: 409,
    tax_numbers_unavailable: 503,
  },
  reasonTexts,
);

export const fail = failer(customsReasons);
