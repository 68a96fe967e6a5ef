import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { fail } from '@caravan/cart-orders/contract';

const accepted = new Set(['gif', 'jpg', 'png']);
const maxPixels = 40_000_000;
const maxSide = 1_600;
/** Beyond this a picture is not worth the server's time, whatever it is. */
const maxSeconds = 10;

const isTooLarge = (error: unknown): boolean => error instanceof Error && /pixel limit/i.test(error.message);

/**
 * A new picture from what a shopper sent: only pixels survive, so neither a script nor the place where it was taken does. The first bytes
 * decide whether a decoder sees it at all.
 */
export const reEncodePicture = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !accepted.has(type.ext)) throw fail('not_a_picture');
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated', sequentialRead: true })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    throw fail(isTooLarge(error) ? 'too_many_pixels' : 'not_a_picture');
  }
};
