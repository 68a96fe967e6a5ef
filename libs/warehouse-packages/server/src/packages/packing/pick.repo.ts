import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import type { PackageStage } from '@caravan/warehouse-packages/contract';
import { binTable as bins } from '../../bins/bin.table.ts';
import { packageItemTable as packageItems } from '../package-item.table.ts';
import { packageTable as packages, type PackageRow } from '../package.table.ts';
import { pickItemTable as pickItems, type PickItemRow } from './pick-item.table.ts';
import { pickTable as picks, type PickRow } from './pick.table.ts';
import { storeItemTable as items, type StoreItemRow } from '../../store/store-item.table.ts';

/** False if the id is taken; the caller then tries another. */
export const insertPick = async (tx: Tx, row: PickRow): Promise<boolean> =>
  (await tx.insert(picks).values(row).onConflictDoNothing().returning({ id: picks.id })).length === 1;

/** Puts all goods of packages on a pick list. */
export const insertPickItems = async (tx: Tx, pickId: string, numbers: readonly string[]): Promise<void> => {
  await tx.insert(pickItems).select(
    tx
      .select({
        pickId: sql<string>`${pickId}`.as('pick_id'),
        itemId: packageItems.itemId,
        packageNumber: packageItems.packageNumber,
        fromBin: sql<null>`null`.as('from_bin'),
        pickedAt: sql<null>`null::timestamptz`.as('picked_at'),
        pickedBy: sql<null>`null`.as('picked_by'),
      })
      .from(packageItems)
      .where(inArray(packageItems.packageNumber, [...numbers])),
  );
};

export const findPick = async (db: Database, id: string): Promise<PickRow | undefined> =>
  (await db.select().from(picks).where(eq(picks.id, id)))[0];

/** The packages of a pick list, also those that were cancelled since. */
export const packagesOfPick = async (db: Database, id: string) => {
  const numbers = db.select({ number: pickItems.packageNumber }).from(pickItems).where(eq(pickItems.pickId, id));
  return db.select().from(packages).where(inArray(packages.number, numbers)).orderBy(asc(packages.number));
};

/** One kind of goods on a pick list. */
export interface PickLine {
  item: StoreItemRow;
  onList: PickItemRow;
  /** Where it is, or was until it was picked. */
  bin: string | null;
  zone: string | null;
}

/** The goods of a pick list in walking order; goods without a bin come last. */
export const linesOfPick = (db: Database, id: string): Promise<PickLine[]> => {
  const bin = sql<string | null>`coalesce(${pickItems.fromBin}, ${items.bin})`;
  return db
    .select({ item: items, onList: pickItems, bin, zone: bins.zone })
    .from(pickItems)
    .innerJoin(items, eq(items.id, pickItems.itemId))
    .leftJoin(bins, eq(bins.code, bin))
    .where(eq(pickItems.pickId, id))
    .orderBy(sql`${bins.position} asc nulls last`, asc(bins.code), asc(items.number));
};

/** The goods of a pick list that have this number. */
export const findOnPick = async (db: Database, id: string, number: string): Promise<PickItemRow | undefined> => {
  const [found] = await db
    .select({ onList: pickItems })
    .from(pickItems)
    .innerJoin(items, eq(items.id, pickItems.itemId))
    .where(and(eq(pickItems.pickId, id), eq(items.number, number)));
  return found?.onList;
};

/** Whether goods of a pick list were picked. */
export const isPicked = async (
  tx: Tx,
  { pickId, itemId }: Pick<PickItemRow, 'pickId' | 'itemId'>,
): Promise<boolean> => {
  const [found] = await tx
    .select({ pickedAt: pickItems.pickedAt })
    .from(pickItems)
    .where(and(eq(pickItems.pickId, pickId), eq(pickItems.itemId, itemId)));
  return found !== undefined && found.pickedAt !== null;
};

/** Marks goods of a pick list as picked, unless they were before. */
export const markPicked = async (
  tx: Tx,
  pickId: string,
  picked: readonly Pick<StoreItemRow, 'id' | 'bin'>[],
  by: { staffId: string; at: Date },
): Promise<void> => {
  for (const { id, bin } of picked)
    await tx
      .update(pickItems)
      .set({ pickedAt: by.at, pickedBy: by.staffId, fromBin: bin })
      .where(and(eq(pickItems.pickId, pickId), eq(pickItems.itemId, id), isNull(pickItems.pickedAt)));
};

/** Locks the packages that wait for the scales, in the order of their numbers. */
export const lockWaiting = async (tx: Tx): Promise<string[]> => {
  const found = await tx
    .select({ number: packages.number })
    .from(packages)
    .where(and(eq(packages.status, 'to_be_delivered'), eq(packages.stage, 'packed')))
    .orderBy(asc(packages.number))
    .for('update');
  return found.map(({ number }) => number);
};

/** Sets how far locked packages are in the warehouse, and returns them in the order of their numbers. */
export const setStage = async (
  tx: Tx,
  numbers: readonly string[],
  stage: { stage: PackageStage; stageAt: Date; pickId?: string },
): Promise<PackageRow[]> => {
  const rows = await tx
    .update(packages)
    .set(stage)
    .where(inArray(packages.number, [...numbers]))
    .returning();
  return rows.sort((a, b) => (a.number < b.number ? -1 : 1));
};
