import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@caravan/server-core';
import { packageEventTable, type PackageEventRow } from './package-event.table.ts';
import { packageItemTable, type PackageItemRow } from './package-item.table.ts';
import { packageTable as packages, type PackageRow } from './package.table.ts';

/** False if the number is taken; the caller then tries another. */
export const insertPackage = async (tx: Tx, row: PackageRow): Promise<boolean> => {
  const inserted = await tx
    .insert(packages)
    .values(row)
    .onConflictDoNothing({ target: packages.number })
    .returning({ number: packages.number });
  return inserted.length === 1;
};

export const insertPackageItems = async (tx: Tx, rows: readonly PackageItemRow[]): Promise<void> => {
  await tx.insert(packageItemTable).values([...rows]);
};

export const insertPackageEvent = async (tx: Tx, event: PackageEventRow): Promise<void> => {
  await tx.insert(packageEventTable).values(event);
};

/** The columns that a step may change besides the status. */
export type PackagePatch = Partial<
  Pick<
    PackageRow,
    | 'carrier'
    | 'doneAt'
    | 'doneBy'
    | 'paidAt'
    | 'pickId'
    | 'refundedFen'
    | 'shippedAt'
    | 'stage'
    | 'stageAt'
    | 'trackingNumber'
  >
>;

/** An event of a package that exists; the database numbers it. */
type NewPackageEvent = Omit<PackageEventRow, 'fromStatus' | 'seq'> & { fromStatus: PackageRow['status'] };

/**
 * Moves a package as its event says, and records the event; undefined if the package no longer has the event's first
 * status: the transaction must fail then. The returned `events` is the `seq` of the event.
 */
export const movePackage = async (
  tx: Tx,
  event: NewPackageEvent,
  patch: PackagePatch,
): Promise<PackageRow | undefined> => {
  const { packageNumber: number, fromStatus, toStatus } = event;
  const seq = sql`(select ${packages.events} + 1 from ${packages} where ${packages.number} = ${number})`;
  const happened = tx.$with('happened').as(
    tx
      .insert(packageEventTable)
      .values({ ...event, seq })
      .returning({ seq: packageEventTable.seq }),
  );
  const [row] = await tx
    .with(happened)
    .update(packages)
    .set({ ...patch, status: toStatus, events: sql`${packages.events} + 1` })
    .where(and(eq(packages.number, number), eq(packages.status, fromStatus)))
    .returning();
  return row;
};
