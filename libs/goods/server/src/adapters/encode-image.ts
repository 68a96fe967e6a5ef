import sharp from 'sharp';

/** Larger pictures are refused before they are unpacked. */
const maxPixels = 40_000_000;

/** A picture as WebP, at most `width` wide, upright, without anything but pixels; throws where it is none. */
export const encodeImage = async (bytes: Uint8Array, width: number): Promise<Uint8Array> =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
