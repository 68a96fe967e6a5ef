import { byLanguage, defineReasons, failer } from '@caravan/kernel';
import type { texts as en } from './reasons/en.ts';

/** The texts of the reasons by language: a file for each. */
const reasonTexts = byLanguage(
  import.meta.glob<Record<keyof typeof en, string>>('./reasons/??.ts', { eager: true, import: 'texts' }),
);

/** Why tax numbers of recipients and declarations are refused. */
export const customsReasons = defineReasons(
  {
    tax_number_wrong: 422,
    tax_number_not_asked: 422,
    tax_number_too_late: 409,
    tax_numbers_unavailable: 503,
    declaration_too_late: 409,
    other_goods: 422,
    values_differ: 422,
    /** Customs papers lack something. */
    paper_unpaid: 409,
    paper_undeclared: 409,
    paper_tax_number: 409,
    paper_sender: 409,
    /** The next ones concern a field. */
    hs_code_unknown: 422,
    hs_code_form: 422,
    country_form: 422,
    not_latin: 422,
    ioss_form: 422,
    eori_form: 422,
    country_twice: 422,
  },
  reasonTexts,
);

export const fail = failer(customsReasons);
