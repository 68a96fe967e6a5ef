import type { Restriction } from '@caravan/shipping/contract';
import { defineReasons, maxFen, type ReasonTable, type StandardSchemaV1 } from '@caravan/kernel';
import type { EstimateRequest } from '@caravan/shipping/contract';
import { amountReasons, typedFen } from './typed-amount.ts';
import { formReasonTexts } from '../form-reasons/form-reasons.ts';

/** The values of the estimate's fields: kilograms, centimetres and yuan, as typed. */
export interface EstimateValues {
  country: string;
  weight_g: string;
  length_mm: string;
  width_mm: string;
  height_mm: string;
  /** The value of the goods, for duty and tax; not a part of the request for shipping methods. */
  value_fen: string;
  restrictions: Restriction[];
}

export const emptyEstimate: EstimateValues = {
  country: '',
  weight_g: '',
  length_mm: '',
  width_mm: '',
  height_mm: '',
  value_fen: '',
  restrictions: [],
};

const sides = ['length_mm', 'width_mm', 'height_mm'] as const;

/** The contract uses grams and millimetres, but the form and its messages use kilograms and centimetres. */
export const estimateReasons: ReasonTable = {
  ...amountReasons,
  ...defineReasons({ bad_format: 422, kilograms: 422, centimetres: 422 }, formReasonTexts('estimate')),
};

/** The weight of `?weight=` in grams, in kilograms as typed; undefined if there is none. */
export const weightOf = (search: URLSearchParams): string | undefined => {
  const grams = search.get('weight') ?? '';
  return /^[1-9]\d{0,5}$/.test(grams) && Number(grams) <= 100_000 ? String(Number(grams) / 1_000) : undefined;
};

/** A typed decimal in units of the contract: undefined if empty, NaN if it is no number. */
export const typedUnits = (typed: string, perUnit: number): number | undefined => {
  const plain = typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(/^(\d+),(\d+)$/, '$1.$2');
  if (plain === '') return undefined;
  return /^\d{1,7}(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * perUnit) : Number.NaN;
};

const present = (name: string, value: number | undefined): object => (value === undefined ? {} : { [name]: value });

const bodyOf = ({ country, restrictions, ...typed }: EstimateValues): object => ({
  country,
  ...present('weight_g', typedUnits(typed.weight_g, 1_000)),
  ...(Object.assign({}, ...sides.map((name) => present(name, typedUnits(typed[name], 10)))) as object),
  ...(restrictions.length > 0 ? { restrictions } : {}),
});

/** A value that is given must be an amount. */
const issuesOfValue = ({ value_fen: typed }: EstimateValues): { path: string[]; message: string }[] => {
  const fen = typedFen(typed);
  if (fen === undefined || fen <= maxFen) return [];
  return [{ path: ['value_fen'], message: Number.isNaN(fen) ? 'not_number' : 'too_big' }];
};

type Issue = NonNullable<Awaited<ReturnType<StandardSchemaV1['~standard']['validate']>>['issues']>[number];

const nameOf = ({ path }: Issue): unknown => {
  const [first] = path ?? [];
  return typeof first === 'object' ? first.key : first;
};

const inUnits = (issue: Issue): Issue => {
  if (issue.message === 'required') return issue;
  const name = nameOf(issue);
  if (name === 'weight_g') return { ...issue, message: 'kilograms' };
  return sides.some((side) => side === name) ? { ...issue, message: 'centimetres' } : issue;
};

/** The contract's schema of an estimate, for a form in kilograms and centimetres. */
export const estimateSchema = (
  request: StandardSchemaV1<unknown, EstimateRequest>,
): StandardSchemaV1<unknown, EstimateRequest> => ({
  '~standard': {
    version: 1,
    vendor: request['~standard'].vendor,
    validate: async (values) => {
      const result = await request['~standard'].validate(bodyOf(values as EstimateValues));
      const issues = [...(result.issues ?? []).map(inUnits), ...issuesOfValue(values as EstimateValues)];
      return issues.length ? { issues } : result;
    },
  },
});
