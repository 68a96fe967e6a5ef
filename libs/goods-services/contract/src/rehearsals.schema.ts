import { fen, instant, text, z } from '@caravan/kernel/zod';
import { itemIds } from '@caravan/shipping/contract/schema';
import { newWeighing, packingChoice, pricedPacking } from '@caravan/warehouse-packages/contract/schema';

/** Goods to be packed in their box before the shopper pays for shipping. */
export const newRehearsalService = z.strictObject({
  item_ids: itemIds,
  packing_options: packingChoice.default([]),
  /** A note to the packers. */
  note: text(0, 500).default(''),
  /** The price that the shopper saw. */
  amount_fen: fen.optional(),
});

const { sure, ...measures } = newWeighing.shape;

/** The options of a packing rehearsal, and its result. */
export const rehearsal = z.object({
  /** Their prices are those of the order; the package pays them. */
  packing_options: z.array(pricedPacking),
  /** The packed box; the last one counts, the others were wrong. */
  results: z.array(
    z.object({
      ...measures,
      /** The note of the packer; of a correction the reason. */
      note: z.string(),
      at: instant,
    }),
  ),
  /** Signed URLs of photos of the packed goods. */
  photos: z.array(z.string()),
  /** Until when the goods can be packed at its price; null until it is done. */
  valid_until: instant.nullable(),
  /** The package that uses it; null if none does. */
  package_number: z.string().nullable(),
});

/** The weight and the sides of a rehearsed box, packing included, and what the shopper should know of it. */
export const newRehearsal = z.strictObject({ ...measures, sure, note: text(0, 500).default('') });
/** Values that supersede wrong ones, and what was wrong; the shopper reads it. */
export const rehearsalCorrection = z.strictObject({ ...measures, sure, note: text(1, 500) });

export type NewRehearsalService = z.infer<typeof newRehearsalService>;
/** The values of the form's fields. */
export type NewRehearsalServiceForm = z.input<typeof newRehearsalService>;
export type Rehearsal = z.infer<typeof rehearsal>;
export type NewRehearsal = z.infer<typeof newRehearsal>;
export type RehearsalCorrection = z.infer<typeof rehearsalCorrection>;
