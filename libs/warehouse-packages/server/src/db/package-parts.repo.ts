import type { Database } from '@caravan/server-core';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { packageEventTable, type PackageEventRow } from './package-event.table.ts';
import { packageItemTable } from './package-item.table.ts';
import { packageReviewTable, type PackageReviewRow } from './package-review.table.ts';
import { photosOf } from './photo.repo.ts';
import { storeItemTable, type StoreItemRow } from './store-item.table.ts';
import type { StorePhotoRow } from './store-photo.table.ts';
import { trackingEventTable, type TrackingEventRow } from './tracking-event.table.ts';

/** Goods in a package. */
export interface PackedItem extends StoreItemRow {
  photos: StorePhotoRow[];
}

/** The items of packages, in the order in which they were chosen. */
export const itemsOf = async (db: Database, numbers: readonly string[]): Promise<Map<string, PackedItem[]>> => {
  const found = await db
    .select({ number: packageItemTable.packageNumber, item: storeItemTable })
    .from(packageItemTable)
    .innerJoin(storeItemTable, eq(storeItemTable.id, packageItemTable.itemId))
    .where(inArray(packageItemTable.packageNumber, [...numbers]))
    .orderBy(asc(packageItemTable.packageNumber), asc(packageItemTable.position));
  const photos = await photosOf(
    db,
    found.map(({ item }) => item.id),
  );
  const grouped = Map.groupBy(found, ({ number }) => number);
  const packed = ({ item }: (typeof found)[number]): PackedItem => ({ ...item, photos: photos.get(item.id) ?? [] });
  return new Map([...grouped].map(([number, rows]) => [number, rows.map(packed)]));
};

/** The events of packages, oldest first. */
export const eventsOf = async (db: Database, numbers: readonly string[]): Promise<Map<string, PackageEventRow[]>> => {
  const found = await db
    .select()
    .from(packageEventTable)
    .where(inArray(packageEventTable.packageNumber, [...numbers]))
    .orderBy(packageEventTable.packageNumber, packageEventTable.seq);
  return Map.groupBy(found, ({ packageNumber }) => packageNumber);
};

/** What carriers and staff reported, latest first. */
export const trackingOf = async (
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, TrackingEventRow[]>> => {
  const found = await db
    .select()
    .from(trackingEventTable)
    .where(inArray(trackingEventTable.packageNumber, [...numbers]))
    .orderBy(desc(trackingEventTable.at), desc(trackingEventTable.writtenAt), desc(trackingEventTable.id));
  return Map.groupBy(found, ({ packageNumber }) => packageNumber);
};

/** The reviews of packages, also hidden ones. */
export const reviewsOf = async (db: Database, numbers: readonly string[]): Promise<Map<string, PackageReviewRow>> => {
  const found = await db
    .select()
    .from(packageReviewTable)
    .where(inArray(packageReviewTable.packageNumber, [...numbers]));
  return new Map(found.map((review) => [review.packageNumber, review]));
};
