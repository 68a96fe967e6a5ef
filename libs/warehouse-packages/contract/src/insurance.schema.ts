import { fen, fenOut, id, text, written, writtenOut, z } from '@caravan/kernel/zod';

/** A tier of insurance as owners edit it. */
export const newInsuranceTier = z.strictObject({
  name: written(text(1, 60)),
  /** The most that claims of one package pay. */
  cover_fen: fen.min(1),
  fee_fen: fen,
  /** Whether shoppers may choose it. */
  active: z.boolean(),
});
export const insuranceTier = z.object({
  id,
  version: z.int(),
  name: writtenOut,
  cover_fen: fenOut,
  fee_fen: fenOut,
  active: z.boolean(),
});

/** A tier as it is offered or was chosen, with its name in the caller's language. */
export const offeredInsurance = z.object({ id, name: z.string(), cover_fen: fenOut, fee_fen: fenOut });

export type NewInsuranceTier = z.infer<typeof newInsuranceTier>;
export type InsuranceTier = z.infer<typeof insuranceTier>;
export type OfferedInsurance = z.infer<typeof offeredInsurance>;
