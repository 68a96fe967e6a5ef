import { signedPictures, type SignedPicture as Signed } from '@caravan/server-core';

/** Pictures that are served only by a signed URL: photos of goods, their thumbnails, pictures of reviews and claims. */
export const signedKinds = ['photo', 'thumb', 'review', 'claim'] as const;
export type SignedKind = (typeof signedKinds)[number];

export type SignedPicture = Signed<SignedKind>;

/** Sign and open the tokens of such URLs. */
export const { sign: signPicture, open: openPicture } = signedPictures(signedKinds);
