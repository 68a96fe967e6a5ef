import { and, asc, eq, inArray, isNotNull, max, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import type { CountedItem } from '@caravan/warehouse-packages/port';
import { binMoveTable as moves } from '../../bins/bin-move.table.ts';
import { binTable as bins } from '../../bins/bin.table.ts';
import { packageTable as packages } from '../../packages/package.table.ts';
import { lockItemsByIds } from '../serviced-goods.repo.ts';
import { storeItemTable as items } from '../store-item.table.ts';

const countedItems = async (db: Database, where: SQL | undefined): Promise<CountedItem[]> => {
  const found = await db
    .select({
      id: items.id,
      number: items.number,
      name: items.name,
      spec: items.spec,
      image: items.image,
      quantity: items.quantity,
      warehouseId: items.warehouseId,
      bin: items.bin,
      missingAt: items.missingAt,
      leftAt: items.leftAt,
      packageNumber: items.packageNumber,
      returnNumber: items.returnNumber,
      stage: packages.stage,
      paidAt: packages.paidAt,
      lastMove:
        sql<number>`coalesce((select max(${moves.id}) from ${moves} where ${moves.itemId} = ${items.id} and ${moves.cause} <> 'missing'), 0)`.mapWith(
          Number,
        ),
    })
    .from(items)
    .leftJoin(packages, eq(packages.number, items.packageNumber))
    .where(where)
    .orderBy(asc(items.number));
  return found.map(({ stage, paidAt, ...item }) => ({
    ...item,
    packagePaid: paidAt !== null,
    isInHand: item.leftAt === null && item.bin === null && item.missingAt === null && stage !== null,
  }));
};

export const itemsBeside = (db: Database, bin: string, ids: readonly string[]): Promise<CountedItem[]> =>
  countedItems(db, or(eq(items.bin, bin), inArray(items.id, [...ids])));

export const countedByIds = (db: Database, ids: readonly string[]): Promise<CountedItem[]> =>
  countedItems(db, inArray(items.id, [...ids]));

export const countedByNumber = async (db: Database, number: string): Promise<CountedItem | undefined> =>
  (await countedItems(db, eq(items.number, number)))[0];

/** Whether the goods are in the warehouse of the bin. */
export const isInWarehouseOf = async (
  db: Database,
  { warehouseId }: Pick<CountedItem, 'warehouseId'>,
  bin: string,
): Promise<boolean> => {
  const [found] = await db.select({ warehouseId: bins.warehouseId }).from(bins).where(eq(bins.code, bin));
  return found === undefined || found.warehouseId === warehouseId;
};

/** Reads the goods after they are locked, so that what is read stays. */
export const lockCounted = async (tx: Tx, ids: readonly string[]): Promise<CountedItem[]> => {
  await lockItemsByIds(tx, ids);
  return countedByIds(tx, ids);
};

/** Locks a bin in use, and gives the last move of all goods: moves into it wait, so later ones have greater ids. */
export const lockCountedBin = async (tx: Tx, code: string): Promise<number | undefined> => {
  const [bin] = await tx
    .select({ code: bins.code })
    .from(bins)
    .where(and(eq(bins.code, code), eq(bins.active, true)))
    .for('update');
  if (!bin) return undefined;
  const [last] = await tx.select({ id: max(moves.id) }).from(moves);
  return last?.id ?? 0;
};

export const markMissing = async (tx: Tx, ids: readonly string[], missingAt: Date): Promise<void> => {
  await tx
    .update(items)
    .set({ missingAt })
    .where(inArray(items.id, [...ids]));
};

export const missingItems = async (db: Database): Promise<string[]> =>
  (await db.select({ id: items.id }).from(items).where(isNotNull(items.missingAt))).map(({ id }) => id);
