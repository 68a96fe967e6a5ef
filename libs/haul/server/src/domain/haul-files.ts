import { signedPictures } from '@caravan/server-core';

const pictures = signedPictures(['haul']);

/** A stored archive whose photos are still to be re-encoded. */
export const archiveFile = (id: string): string => `haul-archives/${id}.zip`;
/** A photo of an imported archive. */
export const photoFile = (id: string): string => `haul-photos/${id}.webp`;

/** The path of a photo, which opens it for a day. */
export const photoAddress = (key: Buffer, id: string, now: Date): string =>
  `/v1/haul/photos/${pictures.sign(key, { kind: 'haul', id }, now)}`;

/** The id of the photo of a token; undefined if the token is invalid or expired. */
export const openPhoto = (key: Buffer, token: string, now: Date): string | undefined =>
  pictures.open(key, token, now)?.id;
