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

/**
 * Moves a package from one status to another; undefined if it no longer has the first. The event of the step has the
 * returned `events` as its `seq`.
 */
export const movePackage = async (
  tx: Tx,
  { number, from, to }: { number: string; from: PackageRow['status']; to: PackageRow['status'] },
  patch: PackagePatch,
): Promise<PackageRow | undefined> => {
  const [row] = await tx
    .update(packages)
    .set({ ...patch, status: to, events: sql`${packages.events} + 1` })
    .where(and(eq(packages.number, number), eq(packages.status, from)))
    .returning();
  return row;
};
