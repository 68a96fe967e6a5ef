import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** Why bytes do not become a picture. */
export type PictureFault = 'not_a_picture' | 'too_many_pixels';

export interface PictureWish {
  /** The failure that a fault means in the feature's own words. */
  refuse: (fault: PictureFault) => Error;
  /** Pixels of the longer side; a larger picture is made smaller, a smaller one stays as it is. */
  maxSide?: number;
}

const accepted = new Set(['gif', 'jpg', 'png']);
const maxPixels = 40_000_000;
/** Beyond this a picture is not worth the server's time, whatever it is. */
const maxSeconds = 10;

const isTooLarge = (error: unknown): boolean => error instanceof Error && /pixel limit/i.test(error.message);

/**
 * A new WebP picture from a gif, jpg or png that somebody sent: only pixels survive, so neither a script nor the place where it was taken does.
 * The first bytes decide whether a decoder sees it at all; neither its name nor what it claims to be matters.
 */
export const reEncodePicture = async (bytes: Uint8Array, { refuse, maxSide = 1_600 }: PictureWish): Promise<Uint8Array> => {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !accepted.has(type.ext)) throw refuse('not_a_picture');
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated', sequentialRead: true })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw refuse(isTooLarge(error) ? 'too_many_pixels' : 'not_a_picture');
  }
};
