import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { packageTable as packages, type PackageRow } from './package.table.ts';
import { toldByStaff, trackingEventTable, type TrackingEventRow } from './tracking-event.table.ts';

/** Writes down what is new; how much of it was. */
export const insertTracking = async (tx: Tx, rows: readonly TrackingEventRow[]): Promise<number> => {
  if (!rows.length) return 0;
  const inserted = await tx.insert(trackingEventTable).values([...rows]).onConflictDoNothing().returning({ id: trackingEventTable.id });
  return inserted.length;
};

/** Forgets what services told of a package; what staff wrote stays. */
export const deleteFollowed = async (tx: Tx, packageNumber: string): Promise<void> => {
  await tx.delete(trackingEventTable).where(and(eq(trackingEventTable.packageNumber, packageNumber), ne(trackingEventTable.source, toldByStaff)));
};

/** Packages on their way, in the order of their numbers, from behind one of them. */
export const packagesOnTheirWay = (db: Database, number: string, limit: number): Promise<PackageRow[]> =>
  db
    .select()
    .from(packages)
    .where(and(eq(packages.status, 'pending_receipt'), gt(packages.number, number)))
    .orderBy(asc(packages.number))
    .limit(limit);
