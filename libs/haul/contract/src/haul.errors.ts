import { byLanguage, defineReasons, failer } from '@caravan/kernel';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** Why an archive is not imported (specification 33.3 and 33.4). */
export const haulReasons = defineReasons(
  {
    not_an_archive: 422,
    archive_too_large: 413,
    archive_too_many_rows: 413,
    archive_version: 422,
    archive_damaged: 422,
    imports_full: 409,
  },
  reasonTexts,
);

/** Makes the failure of a reason of this feature. */
export const fail = failer(haulReasons);
