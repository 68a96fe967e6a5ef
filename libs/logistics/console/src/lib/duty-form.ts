import { defineReasons, type ReasonTable, type StandardSchemaV1, byStaffLanguage, inLanguages } from '@caravan/kernel';
import { logisticsReasons, type DutyChange } from '@caravan/logistics/contract';
import type { texts as en } from '../form-reasons/en.ts';
import type { BandValues, DutyValues, FeeValues, LimitValues, RuleValues, TaxValues } from './duty-values.ts';

const texts = byStaffLanguage(import.meta.glob<typeof en>('../form-reasons/??.ts', { eager: true, import: 'texts' }));

/** The texts of a form's own reasons, by language. */
/* @__NO_SIDE_EFFECTS__ */
const formReasonTexts = <Form extends keyof typeof en>(form: Form) => inLanguages((language) => texts[language][form]);

/** A typed decimal in hundredths: undefined if empty, NaN if it is no number. */
const hundredths = (typed: string): number | undefined => {
  const plain = typed.normalize('NFKC').replaceAll(/[\s%]/g, '').replace(',', '.');
  if (plain === '') return undefined;
  return /^\d{1,10}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
};

/** A rule without a day begins or ends never. */
const ruleOf = ({ from, until, source }: RuleValues): object => ({
  ...(from ? { from } : {}),
  ...(until ? { until } : {}),
  source,
});

const endOf = ({ up_to: typed, up_to_basis: basis }: Pick<BandValues, 'up_to' | 'up_to_basis'>): object | null => {
  const amount = hundredths(typed);
  return amount === undefined ? null : { amount_cents: amount, basis };
};

const limitOf = (limit: LimitValues): object => {
  const amounts = { none: 0, free: null, amount: hundredths(limit.amount) };
  return { ...ruleOf(limit), amount_cents: amounts[limit.kind], basis: limit.basis };
};

const ratesOf = ({ low, high }: { low: string; high: string }): object => ({
  low_bp: hundredths(low),
  high_bp: hundredths(high),
});

const bandOf = (band: BandValues): object => ({
  ...ruleOf(band),
  kind: band.kind,
  up_to: endOf(band),
  ...(band.kind === 'rate'
    ? { ...ratesOf(band), base: band.base }
    : { amount_cents: hundredths(band.amount), per: band.per }),
});

const feeOf = (fee: FeeValues): object => ({
  ...ruleOf(fee),
  up_to: endOf(fee),
  low_cents: hundredths(fee.low),
  // One amount is both.
  high_cents: hundredths(fee.high) ?? hundredths(fee.low),
  currency: fee.currency.trim().toUpperCase(),
  per: fee.per,
  tax_bp: hundredths(fee.tax) ?? 0,
});

const taxOf = (tax: TaxValues): object => ({ ...ruleOf(tax), ...ratesOf(tax), base: tax.base });

const startOf = (typed: string): string | null => {
  if (typed === '') return null;
  const date = new Date(`${typed}T00:00`);
  return Number.isNaN(date.getTime()) ? typed : date.toISOString();
};

const changeOf = (values: DutyValues): object => ({
  currency: values.currency.trim().toUpperCase(),
  duty_limits: values.duty_limits.map(limitOf),
  tax_limits: values.tax_limits.map(limitOf),
  taxes: values.taxes.map(taxOf),
  duty: values.duty.map(bandOf),
  fees: values.fees.map(feeOf),
  note: Object.values(values.note).every((one) => one.trim() === '') ? null : values.note,
  effective_from: startOf(values.effective_from),
});

type Issue = NonNullable<Awaited<ReturnType<StandardSchemaV1['~standard']['validate']>>['issues']>[number];

const keyOf = (part: NonNullable<Issue['path']>[number]): PropertyKey => (typeof part === 'object' ? part.key : part);

const fieldNames: Readonly<Record<string, string>> = {
  amount_cents: 'amount',
  low_bp: 'low',
  high_bp: 'high',
  low_cents: 'low',
  high_cents: 'high',
  tax_bp: 'tax',
};

/** The field in which an issue of the contract is typed. */
const atField = (issue: Issue): Issue => {
  const path = (issue.path ?? []).map(keyOf);
  const end = path.indexOf('up_to');
  if (end >= 0) return { ...issue, path: path.slice(0, end + 1) };
  return { ...issue, path: path.map((key) => fieldNames[String(key)] ?? key) };
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
