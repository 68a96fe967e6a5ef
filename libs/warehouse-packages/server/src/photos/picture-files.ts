import type { SignedKind } from './signed-links.ts';

/** The files of a photo of goods. */
export const photoFile = (id: string): string => `store-photos/${id}.webp`;
/** The file of the small copy of a photo. */
export const thumbFile = (id: string): string => `store-photos/${id}-thumb.webp`;
/** The file of a review's picture. */
export const reviewFile = (id: string): string => `review-pictures/${id}.webp`;

/** The file of a claim's picture. */
export const claimFile = (id: string): string => `claim-pictures/${id}.webp`;

const files: Readonly<Record<SignedKind, (id: string) => string>> = {
  photo: photoFile,
  thumb: thumbFile,
  review: reviewFile,
  claim: claimFile,
};

/** The file of a picture that is served by a signed URL. */
export const pictureFile = (kind: SignedKind, id: string): string => files[kind](id);

/** The path of a signed picture. */
export const signedAddress = (token: string): string => `/v1/store/photos/${token}`;
/** The public path of a review's picture. */
export const reviewAddress = (id: string): string => `/v1/reviews/pictures/${id}`;
