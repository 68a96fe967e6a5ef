import { imagePrefix, type Goods } from '@caravan/goods/contract';
import { imageSigner } from '../pictures/image-token.ts';
import { isShippingStated, type Snapshot } from '../snapshots/snapshot.ts';

/** Path of our copy of a shop's picture. */
export type ImagePath = (url: string | null) => string | null;

export const imagePaths = (key: Buffer): ImagePath => {
  const sign = imageSigner(key);
  return (url) => {
    const token = url && sign(url);
    return token ? imagePrefix + token : null;
  };
};

/** A snapshot in the form of the contract, with the variant that the link names. */
export const presentGoods = (
  { id, platform, itemId, content, rateAsOf, fetchedAt }: Snapshot,
  skuId: string | null,
  imagePath: ImagePath,
): Goods => ({
  snapshot_id: id,
  platform,
  item_id: itemId,
  url: content.url,
  title: content.title,
  description: content.description,
  images: content.images.map(imagePath).filter((image) => image !== null),
  shop_name: content.shopName,
  source_price: content.sourcePrice,
  price_fen: content.priceFen,
  rate: content.sourcePrice.currency === 'CNY' ? null : { as_of: rateAsOf, ...(content.oldRate ? { old: true } : {}) },
  tiers: content.tiers,
  domestic_shipping_fen: content.domesticShippingFen,
  domestic_shipping_stated: isShippingStated(content),
  weight_g: content.weightG ?? null,
  options: content.options.map(({ name, values }) => ({
    name,
    values: values.map(({ label, image }) => ({ label, image: imagePath(image) })),
  })),
  skus: content.skus.map((sku) => ({
    id: sku.id,
    labels: sku.labels,
    source_price: sku.sourcePrice,
    price_fen: sku.priceFen,
    image: imagePath(sku.image),
    stock: sku.stock,
  })),
  availability: content.availability,
  confirm: content.confirm,
  sku_id: skuId,
  fetched_at: fetchedAt.toISOString(),
});
