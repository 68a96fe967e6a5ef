import { fen, fenOut, z } from '@caravan/kernel/zod';
import { maxPackingFen, packingKinds } from './package-states.ts';

const kind = z.enum(packingKinds);

/** Packing options by kind, each once. */
export const packingChoice = z
  .array(kind)
  .max(packingKinds.length)
  .refine((kinds) => new Set(kinds).size === kinds.length, 'bad_format');

/** A packing option with its price, as it is offered or was chosen. */
export const pricedPacking = z.object({ kind, price_fen: fenOut });

/** All kinds, each once. */
export const packingPricesChange = z.strictObject({
  options: z
    .array(z.strictObject({ kind, price_fen: fen.max(maxPackingFen), offered: z.boolean() }))
    .length(packingKinds.length)
    .refine((options) => new Set(options.map((option) => option.kind)).size === options.length, 'bad_format'),
});
export const packingPrices = z.object({
  /** In the fixed order of the kinds. */
  options: z.array(z.object({ kind, price_fen: fenOut, offered: z.boolean() })),
  version: z.int(),
});

export type PricedPacking = z.infer<typeof pricedPacking>;
export type PackingPricesChange = z.infer<typeof packingPricesChange>;
export type PackingPrices = z.infer<typeof packingPrices>;
