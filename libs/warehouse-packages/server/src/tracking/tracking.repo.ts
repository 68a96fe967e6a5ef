import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '@caravan/server-core';
import { staffSource, trackingEventTable, type TrackingEventRow } from './tracking-event.table.ts';

/** Inserts the new events and returns them. */
export const insertTracking = async (tx: Tx, rows: readonly TrackingEventRow[]): Promise<TrackingEventRow[]> =>
  rows.length
    ? tx
        .insert(trackingEventTable)
        .values([...rows])
        .onConflictDoNothing()
        .returning()
    : [];

/** Deletes the events of tracking services; entries by staff stay. */
export const deleteServiceTracking = async (tx: Tx, packageNumber: string): Promise<void> => {
  await tx
    .delete(trackingEventTable)
    .where(and(eq(trackingEventTable.packageNumber, packageNumber), ne(trackingEventTable.source, staffSource)));
};
