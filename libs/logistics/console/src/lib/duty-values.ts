import type {
  DutyBand,
  DutyFee,
  DutyLimit,
  DutyRules,
  DutySource,
  ImportTax,
  Period,
  ValueBasis,
} from '@caravan/logistics/contract';

/** A limit is 0, an amount, or without an end. */
export const limitKinds = ['none', 'amount', 'free'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Every rule has a first and a last day, empty without one, and a source. */
export interface RuleValues {
  from: string;
  until: string;
  source: DutySource;
}

/** A limit as it is typed, in units of the currency. */
export interface LimitValues extends RuleValues {
  kind: LimitKind;
  amount: string;
  basis: ValueBasis;
}

/** The parcels up to a value to which a rule applies; an empty value is no end. */
interface EndValues {
  up_to: string;
  up_to_basis: ValueBasis;
}

/** A band of the duty as it is typed. */
export interface BandValues extends RuleValues, EndValues {
  kind: DutyBand['kind'];
  low: string;
  high: string;
  base: ValueBasis;
  amount: string;
  per: DutyFee['per'];
}

/** A levy or fee as it is typed, in units of its own currency. */
export interface FeeValues extends RuleValues, EndValues {
  low: string;
  high: string;
  currency: string;
  per: DutyFee['per'];
  /** Percent; empty for none. */
  tax: string;
}

export interface TaxValues extends RuleValues {
  low: string;
  high: string;
  base: ImportTax['base'];
}

/** The rules of a country, as staff type them: amounts in units of the currency, rates in percent. */
export interface DutyValues {
  currency: string;
  duty_limits: LimitValues[];
  tax_limits: LimitValues[];
  taxes: TaxValues[];
  duty: BandValues[];
  fees: FeeValues[];
  note: NonNullable<DutyRules['note']>;
  /** A day in the zone of the reader; empty for at once. */
  effective_from: string;
}

const emptyRule: RuleValues = { from: '', until: '', source: { title: '', url: '', as_of: '' } };
const noEnd: EndValues = { up_to: '', up_to_basis: 'goods' };

interface EmptyRules {
  limit: LimitValues;
  band: BandValues;
  fee: FeeValues;
  tax: TaxValues;
}

export const emptyRules: EmptyRules = {
  limit: { ...emptyRule, kind: 'amount', amount: '', basis: 'goods' },
  band: {
    ...emptyRule,
    ...noEnd,
    kind: 'rate',
    low: '',
    high: '',
    base: 'goods_and_shipping',
    amount: '',
    per: 'kind_of_goods',
  },
  fee: { ...emptyRule, ...noEnd, low: '', high: '', currency: '', per: 'parcel', tax: '' },
  tax: { ...emptyRule, low: '', high: '', base: 'goods_shipping_and_duty' },
};

const written = (hundredths: number): string => String(hundredths / 100);

const ruleValues = ({ from, until, source }: Period & { source: DutySource }): RuleValues => ({
  from: from ?? '',
  until: until ?? '',
  source,
});
const endValues = (end: DutyBand['up_to']): EndValues =>
  end ? { up_to: written(end.amount_cents), up_to_basis: end.basis } : noEnd;

const kindOf = ({ amount_cents: amount }: DutyLimit): LimitKind => {
  if (amount === null) return 'free';
  return amount === 0 ? 'none' : 'amount';
};

const limitValues = (limit: DutyLimit): LimitValues => ({
  ...ruleValues(limit),
  kind: kindOf(limit),
  amount: limit.amount_cents ? written(limit.amount_cents) : '',
  basis: limit.basis,
});

const bandValues = (band: DutyBand): BandValues => ({
  ...emptyRules.band,
  ...ruleValues(band),
  ...endValues(band.up_to),
  kind: band.kind,
  ...(band.kind === 'rate'
    ? { low: written(band.low_bp), high: written(band.high_bp), base: band.base }
    : { amount: written(band.amount_cents), per: band.per }),
});

const feeValues = (fee: DutyFee): FeeValues => ({
  ...ruleValues(fee),
  ...endValues(fee.up_to),
  low: written(fee.low_cents),
  high: written(fee.high_cents),
  currency: fee.currency,
  per: fee.per,
  tax: fee.tax_bp ? written(fee.tax_bp) : '',
});

const taxValues = (tax: ImportTax): TaxValues => ({
  ...ruleValues(tax),
  low: written(tax.low_bp),
  high: written(tax.high_bp),
  base: tax.base,
});

/** The stored rules, to be edited. */
export const dutyValues = (rules: DutyRules): DutyValues => ({
  currency: rules.currency,
  duty_limits: rules.duty_limits.map(limitValues),
  tax_limits: rules.tax_limits.map(limitValues),
  taxes: rules.taxes.map(taxValues),
  duty: rules.duty.map(bandValues),
  fees: rules.fees.map(feeValues),
  note: rules.note ?? { en: '', zh: '' },
  effective_from: '',
});
