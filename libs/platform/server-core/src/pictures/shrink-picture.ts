import sharp from 'sharp';

/** A small copy of a picture that `reEncodePicture` made. */
export const shrinkPicture = (picture: Uint8Array, maxSide: number): Promise<Uint8Array> =>
  sharp(picture).resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true }).webp({ quality: 78 }).toBuffer();
