import { byLanguage, defineReasons, failer } from '@caravan/kernel';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** Why days cannot be closed or exported, and settings of the books are refused. */
export const booksReasons = defineReasons(
  {
    days_open: 409,
    no_such_file: 404,
    day_not_over: 422,
    too_many_days: 422,
    book_code: 422,
    book_name: 422,
    vat_rate: 422,
    vat_twice: 422,
  },
  reasonTexts,
);

export const fail = failer(booksReasons);
