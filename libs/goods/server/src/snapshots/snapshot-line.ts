import type { SnapshotLine } from '@caravan/goods/port';
import type { ImagePath } from '../look-ups/present-goods.ts';
import { isShippingStated, type Snapshot, type SnapshotSku } from './snapshot.ts';

/** The variant of `skuId`. Undefined if it does not exist; null if the product has no variants and `skuId` is null. */
const skuOf = ({ content }: Snapshot, skuId: string | null): SnapshotSku | null | undefined => {
  if (skuId === null) return content.skus.length === 0 ? null : undefined;
  return content.skus.find(({ id }) => id === skuId);
};

const stockOf = ({ content }: Snapshot, sku: SnapshotSku | null): number | null =>
  content.availability === 'out_of_stock' ? 0 : (sku?.stock ?? null);

/** One variant of a snapshot for the cart. */
export const snapshotLine = (snapshot: Snapshot, skuId: string | null, imagePath: ImagePath): SnapshotLine | null => {
  const sku = skuOf(snapshot, skuId);
  if (sku === undefined) return null;
  const { content } = snapshot;
  const stock = stockOf(snapshot, sku);
  return {
    snapshotId: snapshot.id,
    skuId,
    platform: snapshot.platform,
    itemId: snapshot.itemId,
    url: content.url,
    name: content.title,
    description: content.description,
    shopName: content.shopName,
    specLabels: sku?.labels.map((label, index) => `${content.options[index]?.name ?? ''}: ${label}`) ?? [],
    image: imagePath(sku?.image ?? null) ?? imagePath(content.images[0] ?? null),
    unitPriceFen: sku?.priceFen ?? content.priceFen,
    tiers: content.tiers,
    domesticShippingFen: content.domesticShippingFen,
    domesticShippingStated: isShippingStated(content),
    weightG: content.weightG ?? null,
    availability: stock === 0 ? 'out_of_stock' : content.availability,
    stock,
    fetchedAt: snapshot.fetchedAt,
  };
};

/**
 * Finds the same variant in a newer snapshot: by its id, otherwise by its labels, because some shops renumber their
 * variants.
 */
export const sameSku = (before: Snapshot, skuId: string | null, after: Snapshot): string | null | undefined => {
  if (skuId === null) return after.content.skus.length === 0 ? null : undefined;
  if (after.content.skus.some(({ id }) => id === skuId)) return skuId;
  const labels = before.content.skus.find(({ id }) => id === skuId)?.labels;
  return labels && after.content.skus.find((sku) => JSON.stringify(sku.labels) === JSON.stringify(labels))?.id;
};
