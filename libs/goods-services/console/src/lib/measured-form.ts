import { defineReasons, type ReasonTable, type StandardSchemaV1, byStaffLanguage, inLanguages } from '@caravan/kernel';
import { goodsServicesReasons } from '@caravan/goods-services/contract';
import type { texts as en } from '../form-reasons/en.ts';

const texts = byStaffLanguage(import.meta.glob<typeof en>('../form-reasons/??.ts', { eager: true, import: 'texts' }));

/** The texts of a form's own reasons, by language. */
/* @__NO_SIDE_EFFECTS__ */
const formReasonTexts = <Form extends keyof typeof en>(form: Form) => inLanguages((language) => texts[language][form]);

/** The typed value of each measure, and the reason if values are corrected. */
export interface MeasuredValues {
  values: string[];
  note?: string;
}

export const measuredReasons: ReasonTable = {
  ...goodsServicesReasons,
  ...defineReasons({ whole_measure: 422, same_measures: 422 }, formReasonTexts('measured')),
};

/** A value in mm or g, half-width or full-width; NaN if it is none. */
const wholeOf = (typed: string): number => {
  const text = typed.normalize('NFKC').trim();
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
};

/** The contract's schema of measured values, for a form of texts. Values that are recorded already are refused. */
export const measuredSchema = <Body>(
  schema: StandardSchemaV1<unknown, Body>,
  recorded: readonly number[] = [],
): StandardSchemaV1<unknown, Body> => ({
  '~standard': {
    version: 1,
    vendor: schema['~standard'].vendor,
    validate: async (typed) => {
      const { values: texts, ...rest } = typed as MeasuredValues;
      const values = texts.map(wholeOf);
      const result = await schema['~standard'].validate({ ...rest, values });
      if (values.join() === recorded.join()) {
        const same = { message: 'same_measures', path: ['values', 0] };
        return { issues: [...(result.issues ?? []), same] };
      }
      if (!result.issues) return result;
      return {
        issues: result.issues.map((issue) => {
          const [first] = issue.path ?? [];
          const name = typeof first === 'object' ? first.key : first;
          return name === 'values' ? { ...issue, message: 'whole_measure' } : issue;
        }),
      };
    },
  },
});
