import { imageAt } from '@caravan/goods/contract';
import type { StoreItem } from '@caravan/warehouse-packages/contract';

const productImages = '/v1/images/';

type Pictured = Pick<StoreItem, 'image' | 'photos'>;

export interface ItemImage {
  src: string | undefined;
  srcSet?: string;
}

/** The picture of the product page, at the size of a thumbnail and twice that; a shopper's own picture has one size. */
const productImage = (image: string | null): ItemImage => {
  if (!image) return { src: undefined };
  if (!image.startsWith(productImages)) return { src: image };
  return { src: imageAt(image, 160), srcSet: `${imageAt(image, 160)} 1x, ${imageAt(image, 480)} 2x` };
};

/** What goods look like, small: the first photo of ours, otherwise the product's own picture. */
export const thumbOf = ({ photos: [first], image }: Pictured): ItemImage => (first ? { src: first.thumb_url } : productImage(image));

/** The same for a card of the shelf, about 280 px wide. */
export const shelfImageOf = ({ photos: [first], image }: Pictured): ItemImage => {
  if (first) return { src: first.thumb_url };
  return image?.startsWith(productImages) ? { src: imageAt(image, 480) } : productImage(image);
};
