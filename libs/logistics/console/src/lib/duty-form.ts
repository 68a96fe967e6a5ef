import { defineReasons, type ReasonTable, type StandardSchemaV1 } from '@caravan/kernel';
import {
  logisticsReasons,
  type DutyBand,
  type DutyChange,
  type DutyFigures,
  type DutyLimit,
  type DutySource,
  type ImportTax,
  type ValueBasis,
} from '@caravan/logistics/contract';
import { formReasonTexts } from '../form-reasons/form-reasons.ts';

/** A limit is unknown, 0, an amount, or without an end. */
export const limitKinds = ['unknown', 'none', 'amount', 'free'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** A limit as it is typed, in units of the currency. */
export interface LimitValues {
  known: LimitKind;
  amount: string;
  basis: ValueBasis;
  source: DutySource;
}

/** A band of the duty as it is typed; an empty end is none. */
export interface BandValues {
  kind: DutyBand['kind'];
  up_to: string;
  up_to_basis: ValueBasis;
  low: string;
  high: string;
  base: ValueBasis;
  amount: string;
  per: 'kind_of_goods' | 'parcel';
  source: DutySource;
}

/** What a country charges, as staff type it: amounts in units of the currency, rates in percent. */
export interface DutyValues {
  currency: string;
  duty_limit: LimitValues;
  tax_limit: LimitValues;
  tax: { known: 'unknown' | 'known'; low: string; high: string; base: ImportTax['base']; source: DutySource };
  duty: BandValues[];
  note: NonNullable<DutyFigures['note']>;
  /** A day in the zone of the reader; empty for at once. */
  effective_from: string;
}

const noSource: DutySource = { title: '', url: '', as_of: '' };
export const emptyBand: BandValues = {
  kind: 'rate',
  up_to: '',
  up_to_basis: 'goods',
  low: '',
  high: '',
  base: 'goods_and_shipping',
  amount: '',
  per: 'kind_of_goods',
  source: noSource,
};

const written = (hundredths: number): string => String(hundredths / 100);

const limitValues = (limit: DutyLimit | null): LimitValues => {
  const kindOf = ({ amount_cents: amount }: DutyLimit): LimitKind => {
    if (amount === null) return 'free';
    return amount === 0 ? 'none' : 'amount';
  };
  return {
    known: limit ? kindOf(limit) : 'unknown',
    amount: limit?.amount_cents ? written(limit.amount_cents) : '',
    basis: limit?.basis ?? 'goods',
    source: limit?.source ?? noSource,
  };
};

const bandValues = (band: DutyBand): BandValues => ({
  ...emptyBand,
  kind: band.kind,
  up_to: band.up_to ? written(band.up_to.amount_cents) : '',
  up_to_basis: band.up_to?.basis ?? 'goods',
  source: band.source,
  ...(band.kind === 'rate'
    ? { low: written(band.low_bp), high: written(band.high_bp), base: band.base }
    : { amount: written(band.amount_cents), per: band.per }),
});

/** The form for the figures of a country. */
export const dutyValues = ({ currency, duty_limit, tax_limit, tax, duty, note }: DutyFigures): DutyValues => ({
  currency,
  duty_limit: limitValues(duty_limit),
  tax_limit: limitValues(tax_limit),
  tax: {
    known: tax ? 'known' : 'unknown',
    low: tax ? written(tax.low_bp) : '',
    high: tax ? written(tax.high_bp) : '',
    base: tax?.base ?? 'goods_shipping_and_duty',
    source: tax?.source ?? noSource,
  },
  duty: duty.map(bandValues),
  note: note ?? { en: '', zh: '' },
  effective_from: '',
});

/** A typed decimal in hundredths: undefined if empty, NaN if it is no number. */
const hundredths = (typed: string): number | undefined => {
  const plain = typed.normalize('NFKC').replaceAll(/[\s%]/g, '').replace(',', '.');
  if (plain === '') return undefined;
  return /^\d{1,10}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
};

const limitOf = ({ known, amount, basis, source }: LimitValues): object | null => {
  if (known === 'unknown') return null;
  const amounts = { none: 0, free: null, amount: hundredths(amount) };
  return { amount_cents: amounts[known], basis, source };
};

const bandOf = ({ kind, up_to: end, up_to_basis, low, high, base, amount, per, source }: BandValues): object => {
  const endOf = hundredths(end);
  const common = { kind, up_to: endOf === undefined ? null : { amount_cents: endOf, basis: up_to_basis }, source };
  return kind === 'rate'
    ? { ...common, low_bp: hundredths(low), high_bp: hundredths(high), base }
    : { ...common, amount_cents: hundredths(amount), per };
};

const startOf = (typed: string): string | null => {
  if (typed === '') return null;
  const date = new Date(`${typed}T00:00`);
  return Number.isNaN(date.getTime()) ? typed : date.toISOString();
};

const changeOf = ({ currency, duty_limit, tax_limit, tax, duty, note, effective_from }: DutyValues): object => ({
  currency: currency.trim().toUpperCase(),
  duty_limit: limitOf(duty_limit),
  tax_limit: limitOf(tax_limit),
  tax:
    tax.known === 'unknown'
      ? null
      : { low_bp: hundredths(tax.low), high_bp: hundredths(tax.high), base: tax.base, source: tax.source },
  duty: duty.map(bandOf),
  note: Object.values(note).every((one) => one.trim() === '') ? null : note,
  effective_from: startOf(effective_from),
});

type Issue = NonNullable<Awaited<ReturnType<StandardSchemaV1['~standard']['validate']>>['issues']>[number];

const keyOf = (part: NonNullable<Issue['path']>[number]): PropertyKey => (typeof part === 'object' ? part.key : part);

const fieldNames: Readonly<Record<string, string>> = { low_bp: 'low', high_bp: 'high' };

/** The field in which an issue of the contract is typed. */
const atField = (issue: Issue): Issue => {
  const path = (issue.path ?? []).map(keyOf);
  const end = path.indexOf('up_to');
  if (end >= 0) return { ...issue, path: path.slice(0, end + 1) };
  return { ...issue, path: path.map((key) => (key === 'amount_cents' ? 'amount' : (fieldNames[String(key)] ?? key))) };
};

/** The contract's schema of a change, for a form in units and percent. */
export const dutyFormSchema = (
  change: StandardSchemaV1<unknown, DutyChange>,
): StandardSchemaV1<unknown, DutyChange> => ({
  '~standard': {
    version: 1,
    vendor: change['~standard'].vendor,
    validate: async (values) => {
      const result = await change['~standard'].validate(changeOf(values as DutyValues));
      return result.issues ? { issues: result.issues.map(atField) } : result;
    },
  },
});

export const dutyReasons: ReasonTable = {
  ...logisticsReasons,
  ...defineReasons({ not_number: 422, not_whole: 422 }, formReasonTexts('duty')),
};
