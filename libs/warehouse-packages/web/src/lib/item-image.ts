import { imageAt, imagePrefix, thumbAt } from '@caravan/goods/contract';
import type { StoreItem } from '@caravan/warehouse-packages/contract';

type Pictured = Pick<StoreItem, 'image' | 'photos'>;

export type ItemImage = ReturnType<typeof thumbAt>;

/** The thumbnail of goods: the first warehouse photo, otherwise the product's picture. */
export const thumbOf = ({ photos: [first], image }: Pictured): ItemImage =>
  first ? { src: first.thumb_url } : thumbAt(image);

/** The picture for a card in the warehouse, about 280 px wide. */
export const warehouseImageOf = ({ photos: [first], image }: Pictured): ItemImage => {
  if (first) return { src: first.thumb_url };
  return image?.startsWith(imagePrefix) ? { src: imageAt(image, 480) } : thumbAt(image);
};
