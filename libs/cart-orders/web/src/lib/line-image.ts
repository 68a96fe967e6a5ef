import { imageAt } from '@caravan/goods/contract';

const productImages = '/v1/images/';

/** A line's picture at the size of a thumbnail, and twice that for dense screens. A shopper's own picture has one size. */
export const imageOf = (image: string | null): { src: string | undefined; srcSet?: string } => {
  if (!image) return { src: undefined };
  if (!image.startsWith(productImages)) return { src: image };
  return { src: imageAt(image, 160), srcSet: `${imageAt(image, 160)} 1x, ${imageAt(image, 480)} 2x` };
};
