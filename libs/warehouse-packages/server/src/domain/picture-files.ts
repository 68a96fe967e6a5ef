import type { SignedKind } from './signed-links.ts';

/** Where a photo of goods is kept. */
export const photoFile = (id: string): string => `store-photos/${id}.webp`;
export const thumbFile = (id: string): string => `store-photos/${id}-thumb.webp`;
/** Where the picture of a review is kept. */
export const reviewFile = (id: string): string => `review-pictures/${id}.webp`;

const files: Readonly<Record<SignedKind, (id: string) => string>> = { photo: photoFile, thumb: thumbFile, review: reviewFile };

export const pictureFile = (kind: SignedKind, id: string): string => files[kind](id);

/** Where a signed picture is served. */
export const signedAddress = (token: string): string => `/v1/store/photos/${token}`;
/** Where the picture of a review is served to everybody. */
export const reviewAddress = (id: string): string => `/v1/reviews/pictures/${id}`;
