/** Widths in which pictures of goods are kept; `GET /images/{token}?w=` takes no other. */
export const imageWidths = [160, 480, 960, 1600] as const;

export type ImageWidth = (typeof imageWidths)[number];

/** Where pictures of goods are served, before the token that names one. */
export const imagePrefix = '/v1/images/';

/** The same picture at most `width` pixels wide; without a width the server answers 960. */
export const imageAt = (image: string, width: ImageWidth): string => `${image}?w=${width}`;

/** The picture of goods as a thumbnail, and twice that for dense screens; a shopper's own picture has one size. */
export const thumbAt = (image: string | null): { src: string | undefined; srcSet?: string } => {
  if (!image) return { src: undefined };
  if (!image.startsWith(imagePrefix)) return { src: image };
  return { src: imageAt(image, 160), srcSet: `${imageAt(image, 160)} 1x, ${imageAt(image, 480)} 2x` };
};

/** `srcset` of a picture over all widths. */
export const imageSrcSet = (image: string): string => imageWidths.map((width) => `${imageAt(image, width)} ${width}w`).join(', ');
