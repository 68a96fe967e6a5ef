/** The widths in which product pictures are stored; `GET /images/{token}?w=` accepts no other. */
export const imageWidths = [160, 480, 960, 1600] as const;

export type ImageWidth = (typeof imageWidths)[number];

/** The path of product pictures, before the token. */
export const imagePrefix = '/v1/images/';

/** The same picture, at most `width` pixels wide. Without a width the server returns 960 pixels. */
export const imageAt = (image: string, width: ImageWidth): string => `${image}?w=${width}`;

/**
 * A product picture as a thumbnail, with twice the width for dense screens. A picture that a shopper uploaded has only
 * one size.
 */
export const thumbAt = (image: string | null): { src: string | undefined; srcSet?: string } => {
  if (!image) return { src: undefined };
  if (!image.startsWith(imagePrefix)) return { src: image };
  return { src: imageAt(image, 160), srcSet: `${imageAt(image, 160)} 1x, ${imageAt(image, 480)} 2x` };
};

/** The `srcset` of a picture in all widths. */
export const imageSrcSet = (image: string): string =>
  imageWidths.map((width) => `${imageAt(image, width)} ${width}w`).join(', ');
