import { id, text, z } from '@caravan/kernel/zod';
import { taxNumberKinds } from './tax-numbers.ts';

/** As people write it: spaces, dots, hyphens and small letters do not matter. */
export const newTaxNumber = z.strictObject({ number: text(1, 40) });

/** A number that is known. It is never shown as a whole again. */
export const knownTaxNumber = z.object({
  kind: z.enum(taxNumberKinds),
  /** Its last three characters. */
  ending: z.string(),
});

/** The tax number of a recipient, where the country of an address or a package asks for one. */
export const recipientTaxNumber = z.object({
  /** ISO 3166-1. */
  country: z.string(),
  /** One of them is enough; empty if the country asks for nothing. */
  kinds: z.array(z.enum(taxNumberKinds)),
  /** A parcel without it is not packed. */
  required: z.boolean(),
  /** Null while there is none. */
  given: knownTaxNumber.nullable(),
  /** Whether it may still be given or replaced. */
  can_change: z.boolean(),
});

export const byAddress = z.object({ id });
export const byPackage = z.object({ number: id });

export type NewTaxNumber = z.infer<typeof newTaxNumber>;
export type KnownTaxNumber = z.infer<typeof knownTaxNumber>;
export type RecipientTaxNumber = z.infer<typeof recipientTaxNumber>;
