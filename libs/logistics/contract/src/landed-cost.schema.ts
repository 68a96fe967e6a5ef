import { fen, fenOut, instant, z } from '@caravan/kernel/zod';
import { dutyCountry, dutyFigures } from './duties.schema.ts';
import { limitStandings } from './duty-terms.ts';

/** An estimate of duty and tax depends on these (specification 29.2). */
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

/** Levies and fees of a parcel. What is unknown is null. */
const landedFees = z.object({ low_fen: fenOut.nullable(), high_fen: fenOut.nullable() });

/** The expected costs of a parcel on arrival besides its shipping. Customs decide about the amounts. */
export const landedCost = z.object({
  country: dutyCountry,
  at: instant,
  value_fen: fenOut,
  shipping_fen: fenOut,
  kinds: z.int(),
  duty: landedPart,
  tax: landedPart,
  fees: landedFees,
  /** Duty, tax and fees; null if one of them is unknown. */
  total_low_fen: fenOut.nullable(),
  total_high_fen: fenOut.nullable(),
  /** The version of the country's figures; null without any. */
  version: z.int().nullable(),
  /** Yuan for one unit of the currency of the figures, and its day; null without a rate. */
  rate: z.string().nullable(),
  rate_day: z.string().nullable(),
  /** The same for the currencies of fees, if they have one of their own. */
  fee_rates: z.array(z.object({ currency: z.string(), rate: z.string().nullable(), rate_day: z.string().nullable() })),
  /** Those of the day of the estimate. */
  figures: dutyFigures.nullable(),
});

export type LandedCostRequest = z.infer<typeof landedCostRequest>;
export type LandedPart = z.infer<typeof landedPart>;
export type LandedCost = z.infer<typeof landedCost>;
