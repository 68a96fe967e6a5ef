import { signedPictures } from '@caravan/server-core';

const pictures = signedPictures(['message']);

/** The file of a message's picture. */
export const pictureFile = (id: string): string => `conversation-pictures/${id}.webp`;

/** The path of a picture, which opens it for a day. */
export const pictureAddress = (key: Buffer, id: string, now: Date): string =>
  `/v1/conversations/pictures/${pictures.sign(key, { kind: 'message', id }, now)}`;

/** The id of the picture of a token; undefined if the token is invalid or expired. */
export const openPicture = (key: Buffer, token: string, now: Date): string | undefined =>
  pictures.open(key, token, now)?.id;
