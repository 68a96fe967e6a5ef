import { fen, id, z } from '@caravan/kernel/zod';
import { gram, side } from '../parcel.schema.ts';
import { maxSizeFees, sizeMeasures } from './surcharges.ts';

/** A fee for parcels above a size or a weight. */
export const sizeFee = z.strictObject({
  by: z.enum(sizeMeasures),
  /** In millimetres; in grams for the weight. */
  over: z.int().min(1).max(1_000_000),
  fen,
  /** For each kilogram that counts. */
  kg_fen: fen,
  /** The parcel counts as at least this; 0 for its own weight. */
  least_g: gram.max(100_000),
});

/** How the weight of a parcel counts by a price sheet, and what is charged besides its prices. */
export const sheetTerms = z.strictObject({
  /** A lighter parcel counts as this. */
  least_g: gram.max(100_000),
  /** The weight that counts is rounded up to a multiple of this. */
  round_g: z.int().min(1).max(10_000),
  /** A weight that is then above this is rounded up to a multiple of `heavy_round_g`; null for one step for all. */
  heavy_over_g: gram.min(1).max(100_000).nullable(),
  heavy_round_g: z.int().min(1).max(10_000),
  /** The volumetric weight counts from this longest side on; null for parcels of any size. */
  volume_from_mm: side.nullable(),
  /** It counts for contents of more than this, in cm³; null for any. */
  volume_above_cm3: z.int().min(1).max(1_000_000).nullable(),
  /** It counts above this share of the real weight, in per cent; 100 for any that is greater. */
  volume_above_percent: z.int().min(100).max(1_000),
  /** How much of what it is greater counts, in per cent; 50 is known as half. */
  volume_percent: z.int().min(1).max(100),
  /** In hundredths of a per cent of the freight. */
  fuel_basis_points: z.int().min(0).max(20_000),
  /** Whether fuel is also charged on the surcharge for remote areas. */
  fuel_on_remote: z.boolean(),
  /** Whether fuel is also charged on the fee for large and heavy parcels. */
  fuel_on_size: z.boolean(),
  /** The surcharge for remote areas: at least `remote_fen`, and for each kilogram `remote_kg_fen`. */
  remote_fen: fen,
  remote_kg_fen: fen,
  /** For a parcel with batteries. */
  battery_fen: fen,
  /** Fees for large and heavy parcels. Of those that apply, the greatest is charged. */
  size_fees: z.array(sizeFee).max(maxSizeFees),
});

/** The price sheet of a shipping method. */
export const methodSheet = z.strictObject({ id, ...sheetTerms.shape });

export type SizeFee = z.infer<typeof sizeFee>;
export type SheetTerms = z.infer<typeof sheetTerms>;
export type MethodSheet = z.infer<typeof methodSheet>;
