import { defineReasons, type ReasonTable, type StandardSchemaV1, byLanguage, inLanguages } from '@caravan/kernel';
import { goodsServicesReasons, type NewMeasurementService } from '@caravan/goods-services/contract';
import { measureKinds, type MeasureKind } from '@caravan/warehouse-packages/contract';
import type { texts as en } from '../form-reasons/en.ts';

const texts = byLanguage(import.meta.glob<typeof en>('../form-reasons/??.ts', { eager: true, import: 'texts' }));

/** The texts of a form's own reasons, by language. */
/* @__NO_SIDE_EFFECTS__ */
const formReasonTexts = <Form extends keyof typeof en>(form: Form) => inLanguages((language) => texts[language][form]);

/** A line of the form: what can be measured, whether it is wanted, and the stated value as typed. */
export interface MeasureLine {
  what: MeasureKind;
  wanted: boolean;
  name: string;
  stated: string;
}

export interface MeasureValues {
  /** The sides and the weight, then the dimensions that the shopper names. */
  measures: MeasureLine[];
  note: string;
}

export const emptyDimension: MeasureLine = { what: 'other', wanted: true, name: '', stated: '' };

export const emptyMeasures: MeasureValues = {
  measures: measureKinds
    .filter((what) => what !== 'other')
    .map((what) => ({ what, wanted: false, name: '', stated: '' })),
  note: '',
};

export const measureReasons: ReasonTable = {
  ...goodsServicesReasons,
  ...defineReasons({ required: 422, whole_measure: 422 }, formReasonTexts('measure')),
};

/** Undefined if nothing was typed, NaN if it is no whole number. */
const wholeOf = (typed: string): number | undefined => {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
};

type Issue = NonNullable<Awaited<ReturnType<StandardSchemaV1['~standard']['validate']>>['issues']>[number];

const keyOf = (part: NonNullable<Issue['path']>[number] | undefined): unknown =>
  typeof part === 'object' ? part.key : part;

/** The contract's schema of a measurement, for a form whose lines may be unwanted. */
export const measureSchema = (
  newMeasurement: StandardSchemaV1<unknown, NewMeasurementService>,
  itemId: string,
): StandardSchemaV1<unknown, NewMeasurementService> => ({
  '~standard': {
    version: 1,
    vendor: newMeasurement['~standard'].vendor,
    validate: async (typed) => {
      const { measures, note } = typed as MeasureValues;
      const places = measures.flatMap(({ wanted }, place) => (wanted ? [place] : []));
      const wanted = measures.filter((line) => line.wanted);
      const result = await newMeasurement['~standard'].validate({
        item_id: itemId,
        measures: wanted.map(({ what, name, stated }) => ({ what, name, stated: wholeOf(stated) })),
        note,
      });
      if (!result.issues) return result;
      /** The fault of a wanted line, at the place that the line has in the form. */
      const inForm = (issue: Issue): Issue => {
        const [list, line, field] = (issue.path ?? []).map(keyOf);
        if (list !== 'measures' || typeof line !== 'number' || typeof field !== 'string') return issue;
        const path = [list, places[line] ?? line, field];
        return { message: field === 'stated' ? 'whole_measure' : issue.message, path };
      };
      // The contract compares names once all values are right; a missing one shows at once.
      const unnamed = measures.flatMap(({ what, name }, place) =>
        what === 'other' && !name.trim() ? [{ message: 'required', path: ['measures', place, 'name'] }] : [],
      );
      return { issues: [...result.issues.map(inForm), ...unnamed] };
    },
  },
});
