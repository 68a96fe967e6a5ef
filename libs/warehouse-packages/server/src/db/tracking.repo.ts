import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { packageTable as packages, type PackageRow } from './package.table.ts';
import { staffSource, trackingEventTable, type TrackingEventRow } from './tracking-event.table.ts';

/** Inserts the new events and returns their number. */
export const insertTracking = async (tx: Tx, rows: readonly TrackingEventRow[]): Promise<number> => {
  if (!rows.length) return 0;
  const inserted = await tx
    .insert(trackingEventTable)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: trackingEventTable.id });
  return inserted.length;
};

/** Deletes the events of tracking services; entries by staff stay. */
export const deleteServiceTracking = async (tx: Tx, packageNumber: string): Promise<void> => {
  await tx
    .delete(trackingEventTable)
    .where(and(eq(trackingEventTable.packageNumber, packageNumber), ne(trackingEventTable.source, staffSource)));
};

/** Shipped packages sorted by number, starting after the given one. */
export const shippedPackages = (db: Database, number: string, limit: number): Promise<PackageRow[]> =>
  db
    .select()
    .from(packages)
    .where(and(eq(packages.status, 'pending_receipt'), gt(packages.number, number)))
    .orderBy(asc(packages.number))
    .limit(limit);
