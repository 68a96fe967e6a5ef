import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { LandedCost } from '@caravan/logistics/contract';
import type { Tx } from '@caravan/server-core';
import { packageEventTable, type PackageEventRow } from './package-event.table.ts';
import { packageLandedCostTable as costTable } from './payment/landed-cost.table.ts';
import { packageItemTable as goodsTable } from './package-item.table.ts';
import { packageTable as packages, type PackageRow } from './package.table.ts';
import { storeItemTable as items } from '../store/store-item.table.ts';

/** False if the number is taken; the caller then tries another. */
export const insertPackage = async (tx: Tx, row: PackageRow): Promise<boolean> => {
  const inserted = await tx
    .insert(packages)
    .values(row)
    .onConflictDoNothing({ target: packages.number })
    .returning({ number: packages.number });
  return inserted.length === 1;
};

/** The parts of a new package besides its row and its packing options. */
interface PackageParts {
  /** In the order in which they were chosen. */
  itemIds: readonly string[];
  /** The estimate of duty and tax. */
  cost: LandedCost;
  event: PackageEventRow;
}

/**
 * Inserts the goods, the estimate and the first event of a package, and reserves the items that are free: one statement.
 * Returns the number of these; the transaction must fail if it is not that of all.
 */
export const insertPackageParts = async (tx: Tx, { itemIds, cost, event }: PackageParts): Promise<number> => {
  const { packageNumber, at } = event;
  const rows = itemIds.map((itemId, position) => ({ packageNumber, itemId, position }));
  const goods = tx.$with('goods').as(tx.insert(goodsTable).values(rows).returning({ itemId: goodsTable.itemId }));
  const estimated = tx
    .$with('estimated')
    .as(tx.insert(costTable).values({ packageNumber, cost }).returning({ number: costTable.packageNumber }));
  const happened = tx
    .$with('happened')
    .as(tx.insert(packageEventTable).values(event).returning({ seq: packageEventTable.seq }));
  const taken = await tx
    .with(goods, estimated, happened)
    .update(items)
    .set({ packageNumber, packedAt: at })
    .where(
      and(
        inArray(items.id, [...itemIds]),
        isNull(items.packageNumber),
        isNull(items.returnNumber),
        isNull(items.leftAt),
      ),
    )
    .returning({ id: items.id });
  return taken.length;
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
