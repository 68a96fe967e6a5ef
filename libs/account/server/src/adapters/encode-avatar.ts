import { fail } from '@caravan/account/contract';
import { PictureRefused, type Pictures } from '@caravan/server-core';
import { isPolyglot } from '../domain/is-polyglot.ts';

/** Twice the displayed 180 pixels, for high-density screens. */
const side = 360;

/** Makes a square picture from an upload. Only the pixels are kept, so that neither scripts nor the location remain. */
export const encodeAvatar = async (
  pictures: Pick<Pictures, 'encode'>,
  bytes: Buffer,
  caller: string,
): Promise<Uint8Array> => {
  if (isPolyglot(bytes)) throw fail('avatar_type');
  try {
    return await pictures.encode(
      bytes,
      { accept: ['bmp', 'gif', 'jpg', 'png'], width: side, height: side, fit: 'cover', quality: 84 },
      { caller },
    );
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    throw fail(error.fault === 'too_many_pixels' ? 'too_many_pixels' : 'avatar_type');
  }
};
