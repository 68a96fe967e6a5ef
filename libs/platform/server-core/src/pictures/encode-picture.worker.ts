import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { decodeBmp } from './decode-bmp.ts';
import { maxPixels, maxSeconds, type PictureAnswer, type PictureKind, type PictureTask } from './picture-task.ts';

/**
 * The program of the processes that decode untrusted pictures. libvips selects a decoder by the bytes, so all are
 * blocked except those of the accepted kinds. A bmp is decoded here.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((decoder) => `VipsForeignLoad${decoder}Buffer`),
});
// One picture at a time, and no cache.
sharp.concurrency(1);
sharp.cache(false);

const isTooLarge = (error: unknown): boolean => error instanceof Error && /pixel limit/i.test(error.message);

const open = (bytes: Uint8Array, kind: PictureKind): Sharp | undefined => {
  if (kind !== 'bmp')
    return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated', sequentialRead: true }).autoOrient();
  const raw = decodeBmp(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!raw) return undefined;
  const { width, height, pixels } = raw;
  return sharp(pixels, { raw: { width, height, channels: 3 }, limitInputPixels: maxPixels });
};

const encode = async ({ bytes, recipe }: PictureTask): Promise<PictureAnswer> => {
  const { accept, width, height, fit, quality } = recipe;
  try {
    const type = await fileTypeFromBuffer(bytes);
    const kind = accept.find((one) => one === type?.ext);
    const picture = kind && open(bytes, kind);
    if (!picture) return { fault: 'not_a_picture' };
    const encoded = await picture
      .timeout({ seconds: maxSeconds })
      .resize({ width, ...(height === undefined ? {} : { height }), fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality })
      .toBuffer();
    return { picture: encoded };
  } catch (error) {
    return { fault: isTooLarge(error) ? 'too_many_pixels' : 'not_a_picture' };
  }
};

process.on('message', (task: PictureTask) => void encode(task).then((answer) => process.send?.(answer)));
// The server has ended.
process.on('disconnect', () => process.exit());
process.send?.('ready');
