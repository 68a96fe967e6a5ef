import { fen, fenOut, instant, text, written, z } from '@caravan/kernel/zod';
import { flatCharges, limitStandings, taxBases, valueBases } from './duty-terms.ts';

/** ISO 3166-1, two letters. */
export const dutyCountry = z.string().regex(/^[A-Z]{2}$/, 'country_unknown');

/** 100% is 10,000 basis points. */
const basisPoints = z.int().min(0).max(100_000);
/** An amount in hundredths of the country's currency, also for currencies without such a coin. */
const hundredths = z.int().min(0).max(10_000_000_000);

/** Who states a figure, and the day for which it was valid. */
export const dutySource = z.strictObject({
  /** In English, whatever the language of the page. */
  title: text(1, 200),
  url: z.url({ protocol: /^https?$/ }).max(500),
  as_of: z.iso.date(),
});

const basis = z.enum(valueBases);

/**
 * Up to this amount, inclusive, nothing is charged: 0 if the country charges from the first cent on, null if it charges
 * nothing whatever the value.
 */
export const dutyLimit = z.strictObject({ amount_cents: hundredths.nullable(), basis, source: dutySource });

/** The rates between which ordinary goods are taxed, such as clothing, shoes, bags and electronics. */
const rates = { low_bp: basisPoints, high_bp: basisPoints };
/** VAT, GST or sales tax, and what it is charged on. Rates are basis points. */
export const importTax = z.strictObject({ ...rates, base: z.enum(taxBases), source: dutySource });

/** The duty up to a value of the parcel. `up_to` is inclusive; null without an end. */
const upTo = z.strictObject({ amount_cents: hundredths, basis }).nullable();
/** A rate of the value, or a fixed amount, for parcels of up to this value. */
export const dutyBand = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rate'), up_to: upTo, ...rates, base: basis, source: dutySource }),
  z.strictObject({
    kind: z.literal('flat'),
    up_to: upTo,
    amount_cents: hundredths,
    per: z.enum(flatCharges),
    source: dutySource,
  }),
]);

/**
 * What a country charges on a parcel of ordinary goods. Each figure has its source. A figure that nobody could support
 * is null, or for the duty no band: it is unknown, and never counts as 0.
 */
export const dutyFigures = z.strictObject({
  /** The currency of all amounts (ISO 4217). */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** The limit of customs duty. */
  duty_limit: dutyLimit.nullable(),
  /** The limit of VAT, GST or sales tax. */
  tax_limit: dutyLimit.nullable(),
  tax: importTax.nullable(),
  /** The duty of parcels above the limit, from low values to high ones. */
  duty: z.array(dutyBand).max(10),
  /** Who collects, and what the figures leave out. */
  note: written(text(1, 600)).nullable(),
});

type Bands = z.infer<typeof dutyFigures>['duty'];

/** A value would belong to two bands, or a later band would never count. */
const isAscending = (bands: Bands): boolean =>
  bands.every(({ up_to: end }, index) => {
    const before = bands[index - 1]?.up_to;
    if (index === 0) return true;
    if (!before) return false;
    return end === null || (end.basis === before.basis && end.amount_cents > before.amount_cents);
  });

const refuseContradictions = ({ value, issues }: z.core.ParsePayload<z.infer<typeof dutyFigures>>): void => {
  const refuse = (path: PropertyKey[], message: string) => issues.push({ code: 'custom', path, message, input: value });
  if (value.tax && value.tax.high_bp < value.tax.low_bp) refuse(['tax', 'high_bp'], 'rates_reversed');
  for (const [index, band] of value.duty.entries()) {
    if (band.kind === 'rate' && band.high_bp < band.low_bp) refuse(['duty', index, 'high_bp'], 'rates_reversed');
  }
  if (!isAscending(value.duty)) refuse(['duty'], 'bands_not_ascending');
};

/** New figures of a country, which become a new version of them (specification 29.7). */
export const dutyChange = z
  .strictObject({
    ...dutyFigures.shape,
    /** When the change comes into force. At once if it is left out, null or past. */
    effective_from: instant.nullable().optional(),
  })
  .check(refuseContradictions);

/** One version of what a country charges; it never changes. */
export const dutyVersion = z.object({
  version: z.int(),
  /** Since when it is in force; null for the first one. */
  effective_from: instant.nullable(),
  created_at: instant,
  figures: dutyFigures,
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
/** What is known of a country; null if nothing is. */
export const publicDuty = z.object({ country: dutyCountry, duty: dutyVersion.nullable() });

/** What an estimate of duty and tax needs to know (specification 29.2). */
export const landedCostRequest = z.strictObject({
  country: dutyCountry,
  /** The value of the goods. */
  value_fen: fen,
  /** The fee for shipping them to the country. */
  shipping_fen: fen,
  /** How many kinds of goods the parcel may contain, for charges per kind. */
  kinds: z.int().min(1).max(1_000).default(1),
});

/** Duty or tax of a parcel. What is unknown is null. */
const landedPart = z.object({
  low_fen: fenOut.nullable(),
  high_fen: fenOut.nullable(),
  /** The greatest value of the goods for which nothing is charged; null also if there is no such end. */
  limit_fen: fenOut.nullable(),
  /** Where the value of the goods is; `below` without an end, null if the limit is unknown. */
  standing: z.enum(limitStandings).nullable(),
});

/** What a parcel is expected to cost on arrival besides its shipping. Customs decide about the amounts. */
export const landedCost = z.object({
  country: dutyCountry,
  at: instant,
  value_fen: fenOut,
  shipping_fen: fenOut,
  kinds: z.int(),
  duty: landedPart,
  tax: landedPart,
  /** Duty and tax; null if either is unknown. */
  total_low_fen: fenOut.nullable(),
  total_high_fen: fenOut.nullable(),
  /** The version of the country's figures; null without any. */
  version: z.int().nullable(),
  /** Yuan for one unit of the currency of the figures, and its day; null without a rate. */
  rate: z.string().nullable(),
  rate_day: z.string().nullable(),
  figures: dutyFigures.nullable(),
});

export type DutySource = z.infer<typeof dutySource>;
export type DutyLimit = z.infer<typeof dutyLimit>;
export type DutyBand = z.infer<typeof dutyBand>;
export type ImportTax = z.infer<typeof importTax>;
export type DutyFigures = z.infer<typeof dutyFigures>;
export type DutyChange = z.infer<typeof dutyChange>;
export type DutyVersion = z.infer<typeof dutyVersion>;
export type CountryDuty = z.infer<typeof countryDuty>;
export type CountryDutyHistory = z.infer<typeof countryDutyHistory>;
export type DutiesQuery = z.infer<typeof dutiesQuery>;
export type PublicDuty = z.infer<typeof publicDuty>;
export type LandedCostRequest = z.infer<typeof landedCostRequest>;
export type LandedPart = z.infer<typeof landedPart>;
export type LandedCost = z.infer<typeof landedCost>;
