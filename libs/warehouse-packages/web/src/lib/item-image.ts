import { imageAt, imagePrefix, thumbAt } from '@caravan/goods/contract';
import type { StoreItem } from '@caravan/warehouse-packages/contract';

type Pictured = Pick<StoreItem, 'image' | 'photos'>;

export type ItemImage = ReturnType<typeof thumbAt>;

/** What goods look like, small: the first photo of ours, otherwise the product's own picture. */
export const thumbOf = ({ photos: [first], image }: Pictured): ItemImage => (first ? { src: first.thumb_url } : thumbAt(image));

/** The same for a card of the shelf, about 280 px wide. */
export const shelfImageOf = ({ photos: [first], image }: Pictured): ItemImage => {
  if (first) return { src: first.thumb_url };
  return image?.startsWith(imagePrefix) ? { src: imageAt(image, 480) } : thumbAt(image);
};
