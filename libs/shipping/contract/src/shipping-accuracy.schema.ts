import { id, instant, z } from '@caravan/kernel/zod';
import { countryCode } from './parcel.schema.ts';

/** A day count with one decimal. */
const days = z.number().min(0);
/** Per cent of the quoted fee with one decimal; below 0 if less was paid. */
const percent = z.number();

/** The fees paid in the end against the quoted ones. */
export const feeAccuracy = z.object({
  parcels: z.int(),
  /** When the first of these parcels was weighed. */
  since: instant,
  /** Half of the parcels cost at most this much more than quoted. */
  median_percent: percent,
  /** Nine of ten parcels cost at most this much more than quoted. */
  p90_percent: percent,
  /** The parcels that cost more than quoted. */
  dearer: z.int(),
});

/** The days from dispatch to the receipt against the promised ones. */
export const dayAccuracy = z.object({
  parcels: z.int(),
  /** When the first of these parcels was shipped. */
  since: instant,
  /** Medians of the promised days. */
  promised_min_days: z.int(),
  promised_max_days: z.int(),
  median_days: days,
  p90_days: days,
  /** The parcels that arrived within the days promised for each. */
  in_time: z.int(),
});

/** A shipping method to one country; null where there are too few parcels for a figure (specification 27.3). */
export const shippingAccuracy = z.object({
  method_id: id,
  /** In the caller's language. */
  name: z.string(),
  country: countryCode,
  fees: feeAccuracy.nullable(),
  days: dayAccuracy.nullable(),
});

export const accuracyQuery = z.object({ country: countryCode.optional() });

export type FeeAccuracy = z.infer<typeof feeAccuracy>;
export type DayAccuracy = z.infer<typeof dayAccuracy>;
export type ShippingAccuracy = z.infer<typeof shippingAccuracy>;
export type AccuracyQuery = z.infer<typeof accuracyQuery>;
