import { fen, fenOut, instant, text, z } from '@caravan/kernel/zod';
import { maxParcelPhotos, maxWeighedG, maxWeighedMm, packageExtraStates, weighingOutcomes } from './package-states.ts';

const side = z.int().min(1).max(maxWeighedMm);
const measures = {
  weight_g: z.int().min(1).max(maxWeighedG),
  length_mm: side,
  width_mm: side,
  height_mm: side,
};

/** The weight and the sides of a closed parcel, packing included. */
export const newWeighing = z.strictObject({
  ...measures,
  /** Confirms a weight that is far from the quoted one. */
  sure: z.boolean().default(false),
});
/** The same as text, as the query of a preview has it. */
export const weighingMeasures = z.strictObject({
  weight_g: z.coerce.number().pipe(measures.weight_g),
  length_mm: z.coerce.number().pipe(side),
  width_mm: z.coerce.number().pipe(side),
  height_mm: z.coerce.number().pipe(side),
});
/** The packing rehearsal by which a package was quoted. */
export const parcelRehearsal = z.object({ number: z.string(), ...measures });

/** Measures that supersede wrong ones, and what was wrong. */
export const weighingCorrection = z.strictObject({ ...newWeighing.shape, note: text(1, 500) });
/** An upload of one photo or several. */
export const parcelPhotos = z.strictObject({
  photos: z.union([
    z.file('not_a_picture').transform((one) => [one]),
    z.array(z.file('not_a_picture')).min(1).max(maxParcelPhotos),
  ]),
});
export const parcelPhotoCount = z.object({ photos: z.int() });

/** The fee by the weighed parcel, by the version of the shipping method in the package's quote. */
export const weighingQuote = z.object({
  chargeable_g: z.int(),
  quoted_fee_fen: fenOut,
  fee_fen: fenOut,
  /** To what was paid: below 0 if the parcel costs less. 0 if its method refuses it. */
  difference_fen: fenOut,
  outcome: z.enum(weighingOutcomes),
});

/** The weighing of a package that counts. */
export const weighing = z.object({
  ...measures,
  ...weighingQuote.shape,
  /** Signed URLs of the parcel's photos. */
  photos: z.array(z.string()),
  at: instant,
});

/** One of the weighings of a parcel; the last one counts. */
export const pastWeighing = z.object({
  ...measures,
  ...weighingQuote.shape,
  /** The fault of the weighing before; null for the first. */
  note: z.string().nullable(),
  at: instant,
});

/** The shopper is asked to pay it because the parcel weighs more than its quote. */
export const packageExtra = z.object({
  ref: z.string(),
  amount_fen: fenOut,
  state: z.enum(packageExtraStates),
  created_at: instant,
  /** From then on service decides about an unpaid one. It can be paid until then and later. */
  due_at: instant,
});

/** Why the shop bears an extra payment; staff read it. */
export const extraWaiver = z.strictObject({ note: text(1, 500) });
/** Why staff cancel a package; the shopper reads it. */
export const packageCancellation = z.strictObject({ note: text(1, 500) });

/** Whether parcels are weighed, and which differences the shop bears. */
export const weighingRuleChange = z.strictObject({
  /** Whether packed parcels are weighed before they are handed over. */
  enabled: z.boolean(),
  /** The shop bears a difference below it. */
  floor_fen: fen.max(100_000),
});
export const weighingRule = z.object({ ...weighingRuleChange.shape, version: z.int() });

export type ParcelRehearsal = z.infer<typeof parcelRehearsal>;
export type NewWeighing = z.infer<typeof newWeighing>;
export type Weighing = z.infer<typeof weighing>;
export type WeighingCorrection = z.infer<typeof weighingCorrection>;
export type PastWeighing = z.infer<typeof pastWeighing>;
export type PackageCancellation = z.infer<typeof packageCancellation>;
export type WeighingMeasures = z.infer<typeof weighingMeasures>;
export type ParcelPhotos = z.infer<typeof parcelPhotos>;
export type ParcelPhotoCount = z.infer<typeof parcelPhotoCount>;
export type WeighingQuote = z.infer<typeof weighingQuote>;
export type PackageExtra = z.infer<typeof packageExtra>;
export type ExtraWaiver = z.infer<typeof extraWaiver>;
export type WeighingRuleChange = z.infer<typeof weighingRuleChange>;
export type WeighingRule = z.infer<typeof weighingRule>;
