import { fen, fenOut, instant, text, z } from '@caravan/kernel/zod';
import { claimKinds, claimStates, maxClaimPictures } from './package-states.ts';

/** A claim of a package: its number and a count. */
export const claimRef = z.string().regex(/^PK[A-Z0-9-]{4,30}-C\d{1,4}$/);
export const byClaim = z.object({ ref: claimRef });

/** Arrives as a form. The server checks type and size of the pictures by their bytes. */
export const newClaim = z.strictObject({
  kind: z.enum(claimKinds),
  amount_fen: z.coerce.number('not_number').pipe(fen.min(1)),
  text: text(1, 1000),
  pictures: z
    .union([z.file('not_a_picture').transform((one) => [one]), z.array(z.file('not_a_picture')).max(maxClaimPictures)])
    .optional(),
});

/** A claim on the insurance of a package (specification 11.28). */
export const claim = z.object({
  ref: claimRef,
  kind: z.enum(claimKinds),
  /** The amount for which the shopper asked. */
  amount_fen: fenOut,
  text: z.string(),
  /** Signed URLs. */
  pictures: z.array(z.string()),
  state: z.enum(claimStates),
  /** The payment to the balance; 0 unless the claim is approved. */
  paid_fen: fenOut,
  /** The answer of staff; null while the claim is open. */
  note: z.string().nullable(),
  created_at: instant,
  decided_at: instant.nullable(),
});

/** The claims that a shopper may make now. */
export const claimable = z.object({
  /** Empty if nothing can be claimed yet. */
  kinds: z.array(z.enum(claimKinds)),
  /** The cover or the declared value, whichever is less, without what was paid. */
  max_fen: fenOut,
  /** From when a loss can be claimed: the latest expected arrival. */
  lost_from: instant,
});

const note = text(1, 500);
/** The shopper reads the note. */
export const claimApproval = z.strictObject({ amount_fen: fen.min(1), note });
export const claimRejection = z.strictObject({ note });

export type NewClaim = z.infer<typeof newClaim>;
export type Claim = z.infer<typeof claim>;
export type Claimable = z.infer<typeof claimable>;
export type ClaimApproval = z.infer<typeof claimApproval>;
export type ClaimRejection = z.infer<typeof claimRejection>;
