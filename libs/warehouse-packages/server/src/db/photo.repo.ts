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

/** The ids of the photos that were not there yet. */
export const insertPhotos = async (tx: Tx, rows: readonly StorePhotoRow[]): Promise<string[]> => {
  if (!rows.length) return [];
  const inserted = await tx.insert(photos).values([...rows]).onConflictDoNothing().returning({ id: photos.id });
  return inserted.map(({ id }) => id);
};
