import { instant, text, written, z } from '@caravan/kernel/zod';
import { allRules, rulesOn, type Period } from './duty-days.ts';
import { flatCharges, ruleLists, taxBases, valueBases } from './duty-terms.ts';

/** ISO 3166-1, two letters. */
export const dutyCountry = z.string().regex(/^[A-Z]{2}$/, 'country_unknown');

/** 100% is 10,000 basis points. */
const basisPoints = z.int().min(0).max(100_000);
/** An amount in hundredths of the country's currency, also for currencies without such a coin. */
const hundredths = z.int().min(0).max(10_000_000_000);

/** A page that states a figure, and the day for which it was valid. */
export const dutySource = z.strictObject({
  /** In English, whatever the language of the page. */
  title: text(1, 200),
  url: z.url({ protocol: /^https?$/ }).max(500),
  as_of: z.iso.date(),
});

const basis = z.enum(valueBases);
/** ISO 4217. */
const currency = z.string().regex(/^[A-Z]{3}$/);

/** The days of a rule (UTC), both inclusive; left out where it has no begin or no end. */
const period = { from: z.iso.date().optional(), until: z.iso.date().optional() };

/**
 * Up to this amount, inclusive, nothing is charged: 0 if the country charges from the first cent on, null if it charges
 * nothing whatever the value.
 */
export const dutyLimit = z.strictObject({ amount_cents: hundredths.nullable(), basis, ...period, source: dutySource });

/** The rates between which ordinary goods are taxed, such as clothing, shoes, bags and electronics. */
const rates = { low_bp: basisPoints, high_bp: basisPoints };
/** VAT, GST or sales tax, and what it is charged on. Rates are basis points. */
export const importTax = z.strictObject({ ...rates, base: z.enum(taxBases), ...period, source: dutySource });

/** The duty up to a value of the parcel. `up_to` is inclusive; null without an end. */
const upTo = z.strictObject({ amount_cents: hundredths, basis }).nullable();
/** A rate of the value, or a fixed amount, for parcels of up to this value. */
export const dutyBand = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rate'), up_to: upTo, ...rates, base: basis, ...period, source: dutySource }),
  z.strictObject({
    kind: z.literal('flat'),
    up_to: upTo,
    amount_cents: hundredths,
    per: z.enum(flatCharges),
    ...period,
    source: dutySource,
  }),
]);

/** A levy or fee that a country takes beside duty and tax, such as one for each parcel. */
export const dutyFee = z.strictObject({
  /** The parcels that pay it; null for all. */
  up_to: upTo,
  /** The least and the most, in the fee's own currency. */
  low_cents: hundredths,
  high_cents: hundredths,
  currency,
  per: z.enum(flatCharges),
  /** The tax on the fee itself; 0 if none is known. */
  tax_bp: basisPoints,
  ...period,
  source: dutySource,
});

/** The currency of all amounts but those of fees, and what is said beside the figures. */
const common = {
  currency,
  /** Names the collector, and the gaps of the figures. */
  note: written(text(1, 600)).nullable(),
};

/**
 * Charges of a country on a parcel of ordinary goods on one day. Each figure has its source. A figure that nobody could
 * support is null, or for the duty no band: it is unknown, and never counts as 0.
 */
export const dutyFigures = z.strictObject({
  ...common,
  /** The limit of customs duty. */
  duty_limit: dutyLimit.nullable(),
  /** The limit of VAT, GST or sales tax. */
  tax_limit: dutyLimit.nullable(),
  tax: importTax.nullable(),
  /** The duty of parcels above the limit, from low values to high ones. */
  duty: z.array(dutyBand).max(20),
  fees: z.array(dutyFee).max(10),
});

/** All figures of a country, also those that have ended or will begin. Those of a day are its `DutyFigures`. */
export const dutyRules = z.strictObject({
  ...common,
  duty_limits: z.array(dutyLimit).max(10),
  tax_limits: z.array(dutyLimit).max(10),
  taxes: z.array(importTax).max(10),
  duty: z.array(dutyBand).max(20),
  fees: z.array(dutyFee).max(10),
});

type Rules = z.infer<typeof dutyRules>;
type Bands = Rules['duty'];

/** A value would belong to two bands, or a later band would never count. */
const isAscending = (bands: Bands): boolean =>
  bands.every(({ up_to: end }, index) => {
    const before = bands[index - 1]?.up_to;
    if (index === 0) return true;
    if (!before) return false;
    return end === null || (end.basis === before.basis && end.amount_cents > before.amount_cents);
  });

/** Two rules that overlap do so on the first day of one of them, or before all of these days. */
const firstDays = (rules: Rules): string[] => [
  '0001-01-01',
  ...allRules<Period>(rules).flatMap(({ from }) => (from === undefined ? [] : [from])),
];

const refuseContradictions = ({ value, issues }: z.core.ParsePayload<Rules>): void => {
  const refuse = (path: PropertyKey[], message: string) => issues.push({ code: 'custom', path, message, input: value });
  for (const list of ruleLists) {
    for (const [index, rule] of value[list].entries()) {
      if (rule.from !== undefined && rule.until !== undefined && rule.until < rule.from)
        refuse([list, index, 'until'], 'period_reversed');
      if ('low_bp' in rule && rule.high_bp < rule.low_bp) refuse([list, index, 'high_bp'], 'rates_reversed');
      if ('low_cents' in rule && rule.high_cents < rule.low_cents)
        refuse([list, index, 'high_cents'], 'rates_reversed');
    }
  }
  const days = firstDays(value);
  for (const list of ['duty_limits', 'tax_limits', 'taxes'] as const) {
    if (days.some((day) => rulesOn<Period>(value[list], day).length > 1)) refuse([list], 'rules_overlap');
  }
  if (!days.every((day) => isAscending(rulesOn(value.duty, day)))) refuse(['duty'], 'bands_not_ascending');
};

/** New figures of a country, which become a new version of them (specification 29.7). */
export const dutyChange = z
  .strictObject({
    ...dutyRules.shape,
    /** When the change comes into force. At once if it is left out, null or past. */
    effective_from: instant.nullable().optional(),
  })
  .check(refuseContradictions);

/** One version of the rules of a country; it never changes. */
export const dutyVersion = z.object({
  version: z.int(),
  /** Since when it is in force; null for the first one. */
  effective_from: instant.nullable(),
  created_at: instant,
  rules: dutyRules,
});
/** The version in force, and those of the future in the order in which they come into force. */
export const countryDuty = z.object({
  country: dutyCountry,
  ...dutyVersion.shape,
  scheduled: z.array(dutyVersion),
});
/** All versions, the newest first. */
export const countryDutyHistory = z.object({ ...countryDuty.shape, versions: z.array(dutyVersion) });

/** The country whose figures are asked for. */
export const dutiesQuery = z.object({ country: dutyCountry });
/** The charges of a country; null if none is known. */
export const publicDuty = z.object({
  country: dutyCountry,
  duty: z
    .object({
      ...dutyVersion.omit({ rules: true }).shape,
      /** Those of today (UTC). */
      figures: dutyFigures,
      /** Later charges, in the order of the days on which they begin. */
      coming: z.array(z.object({ day: z.iso.date(), figures: dutyFigures })),
    })
    .nullable(),
});

export type DutySource = z.infer<typeof dutySource>;
export type DutyLimit = z.infer<typeof dutyLimit>;
export type DutyBand = z.infer<typeof dutyBand>;
export type ImportTax = z.infer<typeof importTax>;
export type DutyFee = z.infer<typeof dutyFee>;
export type DutyRules = z.infer<typeof dutyRules>;
export type DutyFigures = z.infer<typeof dutyFigures>;
export type DutyChange = z.infer<typeof dutyChange>;
export type DutyVersion = z.infer<typeof dutyVersion>;
export type CountryDuty = z.infer<typeof countryDuty>;
export type CountryDutyHistory = z.infer<typeof countryDutyHistory>;
export type DutiesQuery = z.infer<typeof dutiesQuery>;
export type PublicDuty = z.infer<typeof publicDuty>;
