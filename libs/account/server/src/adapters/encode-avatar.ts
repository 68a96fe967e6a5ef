import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { fail } from '@caravan/account/contract';
import { isPolyglot } from '../domain/is-polyglot.ts';
import { decodeBmp } from './decode-bmp.ts';

/** Pixels of each side: twice the suggested 180, for dense screens. */
const side = 360;
const maxPixels = 40_000_000;
/** Beyond this a picture is not worth the server's time, whatever it is. */
const maxSeconds = 10;

const isTooLarge = (error: unknown): boolean => error instanceof Error && /pixel limit/i.test(error.message);

/** The first bytes decide which decoder sees a file, if any. */
const open = async (bytes: Buffer): Promise<Sharp | undefined> => {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext === 'bmp') {
    const raw = decodeBmp(bytes);
    return raw && sharp(raw.pixels, { raw: { width: raw.width, height: raw.height, channels: 3 }, limitInputPixels: maxPixels });
  }
  if (!type || !['gif', 'jpg', 'png'].includes(type.ext)) return undefined;
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated', sequentialRead: true }).autoOrient();
};

/**
 * A square picture of somebody from what they sent: only pixels survive, so neither a script nor the place where it was taken does.
 */
export const encodeAvatar = async (bytes: Buffer): Promise<Uint8Array> => {
  if (isPolyglot(bytes)) throw fail('avatar_type');
  try {
    const picture = await open(bytes);
    if (!picture) throw fail('avatar_type');
    return await picture.timeout({ seconds: maxSeconds }).resize({ width: side, height: side, fit: 'cover' }).webp({ quality: 84 }).toBuffer();
  } catch (error) {
    throw fail(isTooLarge(error) ? 'too_many_pixels' : 'avatar_type');
  }
};
