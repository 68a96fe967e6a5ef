import { fen, id, z } from '@caravan/kernel/zod';
import { gram, side } from '../parcel.schema.ts';

/** How the weight of a parcel counts by a price sheet, and what is charged besides its prices. */
export const sheetTerms = z.strictObject({
  /** A lighter parcel counts as this. */
  least_g: gram.max(100_000),
  /** The weight that counts is rounded up to a multiple of this. */
  round_g: z.int().min(1).max(10_000),
  /** The volumetric weight counts from this longest side on; null for parcels of any size. */
  volume_from_mm: side.nullable(),
  /** It counts above this share of the real weight, in per cent; 100 for any that is greater. */
  volume_above_percent: z.int().min(100).max(1_000),
  /** How much of what it is greater counts, in per cent; 50 is known as half. */
  volume_percent: z.int().min(1).max(100),
  /** In hundredths of a per cent of the freight. */
  fuel_basis_points: z.int().min(0).max(20_000),
  /** Whether fuel is also charged on the surcharge for remote areas. */
  fuel_on_remote: z.boolean(),
  /** The surcharge for remote areas: at least `remote_fen`, and for each kilogram `remote_kg_fen`. */
  remote_fen: fen,
  remote_kg_fen: fen,
  /** For a parcel with batteries. */
  battery_fen: fen,
});

/** The price sheet of a shipping method. */
export const methodSheet = z.strictObject({ id, ...sheetTerms.shape });

export type SheetTerms = z.infer<typeof sheetTerms>;
export type MethodSheet = z.infer<typeof methodSheet>;
