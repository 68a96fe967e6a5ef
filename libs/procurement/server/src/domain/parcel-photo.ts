import { signedPictures } from '@caravan/server-core';

const pictures = signedPictures(['parcel']);

export const parcelPhotoFile = (id: string): string => `parcel-photos/${id}.webp`;

/** The path of a photo of a parcel, which opens it for a day: it shows the label. */
export const parcelPhotoAddress = (key: Buffer, id: string, now: Date): string =>
  `/v1/parcels/photos/${pictures.sign(key, { kind: 'parcel', id }, now)}`;

/** The id of the photo of a token; undefined if the token is invalid or expired. */
export const openParcelPhoto = (key: Buffer, token: string, now: Date): string | undefined =>
  pictures.open(key, token, now)?.id;
