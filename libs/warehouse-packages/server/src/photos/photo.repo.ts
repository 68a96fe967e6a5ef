import { and, asc, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { photoVerdictTable as verdicts, type PhotoVerdictRow } from './photo-verdict.table.ts';
import { storePhotoTable as photos, type StorePhotoRow } from './store-photo.table.ts';

/** The photos of items, those of all pieces together first, then by piece. */
export const photosOf = async (db: Database, itemIds: readonly string[]): Promise<Map<string, StorePhotoRow[]>> => {
  if (!itemIds.length) return new Map();
  const found = await db
    .select()
    .from(photos)
    .where(inArray(photos.itemId, [...itemIds]))
    .orderBy(asc(photos.itemId), sql`${photos.piece} asc nulls first`, asc(photos.position));
  return Map.groupBy(found, ({ itemId }) => itemId);
};

/** Returns the ids of the photos that are new. */
export const insertPhotos = async (tx: Tx, rows: readonly StorePhotoRow[]): Promise<string[]> => {
  if (!rows.length) return [];
  const inserted = await tx
    .insert(photos)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: photos.id });
  return inserted.map(({ id }) => id);
};

export const insertVerdict = async (tx: Tx, row: PhotoVerdictRow): Promise<void> => {
  await tx.insert(verdicts).values(row);
};

/** The goods that were rejected by their photos, with the returns of it; of these returns if they are given. */
export const rejectedGoods = async (
  db: Database,
  returnNumbers?: readonly string[],
): Promise<{ itemId: string; returnNumber: string }[]> => {
  const found = await db
    .select({ itemId: verdicts.itemId, returnNumber: verdicts.returnNumber })
    .from(verdicts)
    .where(and(isNotNull(verdicts.returnNumber), returnNumbers && inArray(verdicts.returnNumber, [...returnNumbers])));
  return found.flatMap(({ itemId, returnNumber }) => (returnNumber === null ? [] : [{ itemId, returnNumber }]));
};
