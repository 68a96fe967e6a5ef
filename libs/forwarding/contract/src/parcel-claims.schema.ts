import {
  cursorPageOf,
  cursorQuery,
  id,
  instant,
  pageOf,
  pageQuery,
  text,
  trackingNumber,
  z,
} from '@caravan/kernel/zod';
import { maxContents, maxProof, maxProofPictures, parcelClaimStates } from './forwarding-rules.ts';

export const byParcelClaim = z.object({ id });

/** A shopper says that a parcel without a code is theirs. Arrives as a form; the server checks the pictures by their bytes. */
export const newParcelClaim = z.strictObject({
  tracking_number: trackingNumber,
  contents: text(1, maxContents),
  /** Proof that the parcel is theirs, such as the order at the shop. */
  proof: text(1, maxProof),
  pictures: z
    .union([z.file('not_a_picture').transform((one) => [one]), z.array(z.file('not_a_picture')).max(maxProofPictures)])
    .optional(),
});

export const parcelClaim = z.object({
  id,
  tracking_number: z.string(),
  contents: z.string(),
  proof: z.string(),
  /** Signed URLs. */
  pictures: z.array(z.string()),
  state: z.enum(parcelClaimStates),
  /** Answer of staff; null without one. */
  note: z.string().nullable(),
  /** The own parcel that it became; null unless it was given. */
  own_number: z.string().nullable(),
  created_at: instant,
  decided_at: instant.nullable(),
});

export const parcelClaimsQuery = z.object(pageQuery.shape);
/** Newest first. */
export const parcelClaimPage = pageOf(parcelClaim);

export const staffParcelClaim = z.object({
  ...parcelClaim.shape,
  user_id: id,
  /** The shopper's code on labels; empty if the shopper has none yet. */
  code: z.string(),
  /** The kept parcel with its number, while it is open; null if there is none. */
  kept_id: id.nullable(),
  /** Number of other shoppers who claim the same number now. */
  rivals: z.int(),
});

export const staffParcelClaimsQuery = z.object({
  ...cursorQuery.shape,
  state: z.enum(parcelClaimStates).optional(),
  /** In any spelling. */
  tracking_number: trackingNumber.optional(),
});
/** Newest first. */
export const staffParcelClaimPage = cursorPageOf(staffParcelClaim);

/** The kept parcel that a shopper gets. */
export const parcelClaimGift = z.strictObject({ parcel_id: id });
/** The shopper reads the note. */
export const parcelClaimRefusal = z.strictObject({ note: text(1, 500) });

export type NewParcelClaim = z.infer<typeof newParcelClaim>;
export type ParcelClaim = z.infer<typeof parcelClaim>;
export type ParcelClaimsQuery = z.infer<typeof parcelClaimsQuery>;
export type ParcelClaimPage = z.infer<typeof parcelClaimPage>;
export type StaffParcelClaim = z.infer<typeof staffParcelClaim>;
export type StaffParcelClaimsQuery = z.infer<typeof staffParcelClaimsQuery>;
export type StaffParcelClaimPage = z.infer<typeof staffParcelClaimPage>;
export type ParcelClaimGift = z.infer<typeof parcelClaimGift>;
export type ParcelClaimRefusal = z.infer<typeof parcelClaimRefusal>;
