import { fenOut, id, z } from '@caravan/kernel/zod';
import { countryCode, gram, millimetre, restriction, side } from './parcel.schema.ts';
import { surchargeKinds } from './price-sheets/surcharges.ts';
import { restrictions } from './restrictions.ts';

/** The fee of a shipping method for a parcel, by part (specification 12.3). */
export const quote = z.object({
  id,
  name: z.string(),
  carrier: z.string(),
  eta_min_days: z.int(),
  eta_max_days: z.int(),
  /** The weight of goods and packing. */
  real_g: gram,
  volumetric_g: gram,
  /** The greater of real and volumetric weight; a price sheet may round it up, or count less of the volume. */
  chargeable_g: gram,
  /** The fee for the first 500 g; by a price sheet, the whole freight. */
  first_fen: fenOut,
  /** The fee for each further 500 g or part of it. */
  further_fen: fenOut,
  further_steps: z.int(),
  customs_fen: fenOut,
  storage_fen: fenOut,
  /** For handling the goods of own parcels; absent if it is 0. */
  handling_fen: fenOut.optional(),
  /** The chosen packing options. */
  packing_fen: fenOut,
  /** The chosen insurance. */
  insurance_fen: fenOut,
  /** True if a price sheet gives the freight, which then has no further steps. */
  by_sheet: z.literal(true).optional(),
  /** Charged by a price sheet besides the freight; absent if there are none. */
  surcharges: z.array(z.object({ kind: z.enum(surchargeKinds), fen: fenOut })).optional(),
  fee_fen: fenOut,
  available: z.boolean(),
  /** Set if the shipping method cannot carry the parcel, in the caller's language. */
  reason: z.string().nullable(),
  /** The kinds of goods that the shipping method does not carry. */
  restrictions: z.array(restriction),
  /** The volume in cm³ that counts as one kilogram; null if the method charges by real weight alone. */
  divisor: z.int().nullable(),
  max_g: gram,
  max_side_mm: millimetre,
  max_girth_mm: millimetre.nullable(),
});
export const packageQuotes = z.object({
  /** The weight of the goods without packing. */
  weight_g: gram,
  lines: z.array(quote),
});

const sizes = ['length_mm', 'width_mm', 'height_mm'] as const;
export const estimateRequest = z
  .strictObject({
    country: countryCode,
    weight_g: z.int().min(1).max(100_000),
    /** All three or none: without a size only the real weight counts. */
    length_mm: side.optional(),
    width_mm: side.optional(),
    height_mm: side.optional(),
    restrictions: z.array(restriction).max(restrictions.length).optional(),
  })
  .check(({ value, issues }) => {
    const missing = sizes.filter((name) => value[name] === undefined);
    if (missing.length === sizes.length) return;
    for (const name of missing) issues.push({ code: 'custom', path: [name], message: 'required', input: value });
  });

/** A worked example with the shop's own prices; without lines if no method carries it. */
export const shippingExample = z.object({ country: countryCode, weight_g: gram, lines: z.array(quote) });

export type Quote = z.infer<typeof quote>;
export type PackageQuotes = z.infer<typeof packageQuotes>;
export type ShippingExample = z.infer<typeof shippingExample>;
export type EstimateRequest = z.infer<typeof estimateRequest>;
