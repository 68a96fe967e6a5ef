/**
 * Kinds of pictures that a decoder may get, by the names of `file-type`. SVG is not included, because a drawing can
 * require any amount of work.
 */
export type PictureKind = 'avif' | 'bmp' | 'gif' | 'jpg' | 'png' | 'webp';

/** Reasons to refuse a picture. */
export type PictureFault = 'not_a_picture' | 'too_many_pixels';

/** How a picture is converted. */
export interface PictureRecipe {
  /** The accepted kinds, determined by the first bytes. A name or a declared type does not count. */
  accept: readonly PictureKind[];
  /** Pixels. A picture is reduced to fit. With `cover` it is cropped, and may be enlarged. */
  width: number;
  height?: number;
  fit: 'inside' | 'cover';
  /** Quality of the WebP, 1 to 100. */
  quality: number;
}

export interface PictureTask {
  bytes: Uint8Array;
  recipe: PictureRecipe;
}

export type PictureAnswer = { picture: Uint8Array } | { fault: PictureFault };

/** Pictures with more pixels are refused before they are decompressed. */
export const maxPixels = 40_000_000;

/** Seconds that a decoder may use for one picture. */
export const maxSeconds = 5;
