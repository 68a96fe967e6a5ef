import type { PictureFault } from './picture-task.ts';
import { PictureRefused, type Pictures } from './pictures.ts';

export interface PictureOptions {
  /** Makes the feature's failure for a fault. */
  refuse: (fault: PictureFault) => Error;
  /** The account that uploads. */
  caller: string;
  /** Pixels of the longer side. A larger picture is reduced, a smaller one keeps its size. */
  maxSide?: number;
}

/** Makes a new WebP picture from an uploaded gif, jpg or png. */
export const reEncodePicture = (
  pictures: Pictures,
  bytes: Uint8Array,
  { refuse, caller, maxSide = 1_600 }: PictureOptions,
): Promise<Uint8Array> =>
  pictures
    .encode(
      bytes,
      { accept: ['gif', 'jpg', 'png'], width: maxSide, height: maxSide, fit: 'inside', quality: 82 },
      { caller },
    )
    .catch((error: unknown) => {
      throw error instanceof PictureRefused ? refuse(error.fault) : error;
    });

/** Makes a small copy of a picture from `reEncodePicture`. */
export const shrinkPicture = (
  pictures: Pictures,
  picture: Uint8Array,
  { caller, maxSide }: { caller: string; maxSide: number },
): Promise<Uint8Array> =>
  pictures.encode(
    picture,
    { accept: ['webp'], width: maxSide, height: maxSide, fit: 'inside', quality: 78 },
    { caller },
  );
