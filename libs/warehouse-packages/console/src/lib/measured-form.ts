import type { ReasonTable, StandardSchemaV1 } from '@caravan/kernel';
import { maxMeasured, warehousePackagesReasons } from '@caravan/warehouse-packages/contract';

/** What is typed for each measure, and what was wrong before if values are corrected. */
export interface MeasuredValues {
  values: string[];
  note?: string;
}

const limit = maxMeasured.toLocaleString('en');

export const measuredReasons: ReasonTable = {
  ...warehousePackagesReasons,
  whole_measure: {
    status: 422,
    en: `Enter a whole number from 1 to ${limit}`,
    zh: `请输入 1 至 ${limit} 的整数`,
  },
  same_measures: { status: 422, en: 'These values are recorded already', zh: '与已登记的数值相同' },
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
