import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { sliceOf, type PageQuery } from '@caravan/kernel';
import { searchText, type Database, type Tx } from '@caravan/server-core';
import { maxItemPhotos, type OrderPhotosQuery } from '@caravan/warehouse-packages/contract';
import { warehouseTable } from '@caravan/warehouse-packages/port';
import { binTable as bins } from '../bins/bin.table.ts';
import { storageFromSql } from '../disposal/storage-pause.ts';
import { moveItems } from '../bins/bin-move.repo.ts';
import { storeItemTable as items, type StoreItemRow } from './store-item.table.ts';

/** Goods as they arrive; the database adds the number of their photos. */
export interface NewItem extends Omit<StoreItemRow, 'arrivalPhotos'> {
  /** The bin whose warehouse is theirs; null if that is said. */
  warehouseOf: string | null;
}

/** Goods that have arrived. */
export interface InsertedItem extends StoreItemRow {
  /** Whether the shop has several warehouses. */
  several: boolean;
}

/**
 * Inserts goods, with the photos that each of their pieces gets, and returns the new ones. Receipts that are stored
 * already, and taken numbers, are left out.
 */
export const insertItems = (tx: Tx, rows: readonly NewItem[], photosOfPiece: SQL): Promise<InsertedItem[]> =>
  tx
    .insert(items)
    .values(
      rows.map(({ warehouseOf, ...row }) => ({
        ...row,
        ...(warehouseOf !== null && {
          warehouseId: sql`(select ${bins.warehouseId} from ${bins} where ${bins.code} = ${warehouseOf})`,
        }),
        arrivalPhotos: sql`least(${photosOfPiece} * ${row.quantity}::int, ${maxItemPhotos}::int)`,
        search: searchText(row.name),
      })),
    )
    .onConflictDoNothing()
    .returning({ ...getTableColumns(items), several: sql<boolean>`(select count(*) > 1 from ${warehouseTable})` });

/** The items of order lines, of all their receipts. */
export const itemsOfLines = (tx: Tx, lineIds: readonly string[]): Promise<StoreItemRow[]> =>
  tx
    .select()
    .from(items)
    .where(inArray(items.lineId, [...lineIds]));

export const releaseItems = async (tx: Tx, orderNumber: string, now: Date): Promise<void> => {
  await tx
    .update(items)
    .set({ releasedAt: now })
    .where(and(eq(items.orderNumber, orderNumber), isNull(items.releasedAt)));
};

/** Goods that are still in the warehouse; all of them without ids. */
export interface ShelfFilter {
  userId: string;
  ids?: readonly string[] | undefined;
}

const inWarehouse = ({ userId, ids }: ShelfFilter) =>
  and(eq(items.userId, userId), isNull(items.leftAt), ids && inArray(items.id, [...ids]));

/** Goods in no package and no return that are not searched for, of an order of which nothing more will arrive. */
const isPackable = sql`(${items.packageNumber} IS NULL AND ${items.returnNumber} IS NULL AND ${items.missingAt} IS NULL AND ${items.askedAt} IS NULL AND ${items.releasedAt} IS NOT NULL)`;

/**
 * One page of a shopper's items: first those that can be packed, because the page ends with a bar that packs; oldest
 * first, so that the items that cost storage fees first come first.
 */
export const pageOfWarehouse = (db: Database, filter: ShelfFilter, query: PageQuery): Promise<StoreItemRow[]> => {
  const { limit, offset } = sliceOf(query);
  return db
    .select()
    .from(items)
    .where(inWarehouse(filter))
    .orderBy(desc(isPackable), asc(items.storedAt), asc(items.id))
    .limit(limit)
    .offset(offset);
};

export const countWarehouse = async (db: Database, filter: ShelfFilter): Promise<number> => {
  const [found] = await db.select({ items: count() }).from(items).where(inWarehouse(filter));
  return found?.items ?? 0;
};

/** All items of a shopper, including shipped ones, but none that turned out to be somebody else's. */
export const itemsOfUser = (db: Database, userId: string): Promise<StoreItemRow[]> =>
  db
    .select()
    .from(items)
    .where(and(eq(items.userId, userId), isNull(items.takenBackAt)))
    .orderBy(asc(items.storedAt), asc(items.id));

/** One page of a shopper's items of an order, including shipped ones. */
export const itemsOfOrder = (db: Database, userId: string, query: OrderPhotosQuery): Promise<StoreItemRow[]> => {
  const { limit, offset } = sliceOf(query);
  return db
    .select()
    .from(items)
    .where(and(eq(items.userId, userId), eq(items.orderNumber, query.order_number)))
    .orderBy(asc(items.storedAt), asc(items.id))
    .limit(limit)
    .offset(offset);
};

export const findItem = async (db: Database, id: string): Promise<StoreItemRow | undefined> => {
  const [found] = await db.select().from(items).where(eq(items.id, id));
  return found;
};

/** Items of any shopper. */
export const itemsByIds = (db: Database, ids: readonly string[]): Promise<StoreItemRow[]> =>
  db
    .select()
    .from(items)
    .where(inArray(items.id, [...ids]));

/** A shopper's items; ids of others are left out. */
export const findItems = (db: Database, userId: string, ids: readonly string[]): Promise<StoreItemRow[]> =>
  db
    .select()
    .from(items)
    .where(and(eq(items.userId, userId), inArray(items.id, [...ids])))
    .orderBy(asc(items.id));

/**
 * Locks a shopper's items until the transaction ends, in the order of their ids, so that concurrent callers do not
 * deadlock.
 */
export const lockItems = (tx: Tx, userId: string, ids: readonly string[]): Promise<StoreItemRow[]> =>
  tx
    .select()
    .from(items)
    .where(and(eq(items.userId, userId), inArray(items.id, [...ids])))
    .orderBy(asc(items.id))
    .for('update');

export const lockItem = async (tx: Tx, id: string): Promise<StoreItemRow | undefined> => {
  const [found] = await tx.select().from(items).where(eq(items.id, id)).for('update');
  return found;
};

/** Locks the items of a package in the order of their ids before an update. */
export const lockPacked = (tx: Tx, packageNumber: string): Promise<StoreItemRow[]> =>
  tx.select().from(items).where(eq(items.packageNumber, packageNumber)).orderBy(asc(items.id)).for('update');

/** Returns the items of a package to the warehouse. */
export const freeItems = async (tx: Tx, packageNumber: string): Promise<void> => {
  await lockPacked(tx, packageNumber);
  await tx
    .update(items)
    .set({
      packageNumber: null,
      packedAt: null,
      searchedMs: sql`${items.searchedMs} + ${items.searchedPackedMs}`,
      searchedPackedMs: 0,
    })
    .where(eq(items.packageNumber, packageNumber));
};

/** Marks the items of a package as shipped, wherever they were, and returns their ids. */
export const sendItems = async (tx: Tx, packageNumber: string, now: Date): Promise<string[]> => {
  const packed = await lockPacked(tx, packageNumber);
  await moveItems(tx, packed, { toBin: null, cause: 'shipped', staffId: null, at: now });
  await tx.update(items).set({ leftAt: now }).where(eq(items.packageNumber, packageNumber));
  return packed.map(({ id }) => id);
};

/** When the free storage of goods ends that are not searched for, for conditions and columns. */
export const endOfFreeStorage = sql<Date>`(${storageFromSql} + ${items.freeDays} * interval '24 hours')`;

/** No warning for this number of days or fewer was sent. */
const notWarned = (days: number) => or(isNull(items.warnedDays), gt(items.warnedDays, days));

/** Items whose free storage ends after the first time and not after the second. */
export interface Within {
  freeAfter: Date;
  freeUntil: Date;
  /** Shoppers whose goods are left out. */
  besides: readonly string[];
}

/** Free items that are due for a warning, and not searched for, at most `limit`. */
export const itemsToWarn = (
  db: Database,
  { freeAfter, freeUntil, besides }: Within,
  days: number,
  limit: number,
): Promise<StoreItemRow[]> =>
  db
    .select()
    .from(items)
    .where(
      and(
        isNull(items.leftAt),
        isNull(items.packageNumber),
        isNull(items.returnNumber),
        isNull(items.missingAt),
        gt(endOfFreeStorage, freeAfter),
        lte(endOfFreeStorage, freeUntil),
        notWarned(days),
        besides.length ? notInArray(items.userId, [...besides]) : undefined,
      ),
    )
    .orderBy(asc(items.userId), asc(items.id))
    .limit(limit);

/** Marks items as warned and returns those that were not marked before. */
export const markWarned = async (tx: Tx, ids: readonly string[], days: number): Promise<string[]> => {
  const marked = await tx
    .update(items)
    .set({ warnedDays: days })
    .where(
      and(
        inArray(items.id, [...ids]),
        isNull(items.packageNumber),
        isNull(items.returnNumber),
        isNull(items.leftAt),
        notWarned(days),
      ),
    )
    .returning({ id: items.id });
  return marked.map(({ id }) => id);
};
