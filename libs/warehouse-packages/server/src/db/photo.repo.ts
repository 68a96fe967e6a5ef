import { asc, inArray } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { storePhotoTable as photos, type StorePhotoRow } from './store-photo.table.ts';

/** Photos of some items, each item's in their order. */
export const photosOf = async (db: Database, itemIds: readonly string[]): Promise<Map<string, StorePhotoRow[]>> => {
  if (!itemIds.length) return new Map();
  const found = await db
    .select()
    .from(photos)
    .where(inArray(photos.itemId, [...itemIds]))
    .orderBy(asc(photos.itemId), asc(photos.position));
  return Map.groupBy(found, ({ itemId }) => itemId);
};

export const insertPhotos = async (tx: Tx, rows: readonly StorePhotoRow[]): Promise<void> => {
  await tx.insert(photos).values([...rows]);
};
