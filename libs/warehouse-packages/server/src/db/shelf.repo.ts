import { and, asc, count, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import { sliceOf, type PageQuery } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { storeItemTable as items, type StoreItemRow } from './store-item.table.ts';

/** Puts goods on the shelf; lines that are there already keep their items. */
export const insertItems = async (tx: Tx, rows: readonly StoreItemRow[]): Promise<void> => {
  if (rows.length) await tx.insert(items).values([...rows]).onConflictDoNothing({ target: items.lineId });
};

export const itemsOfLines = (tx: Tx, lineIds: readonly string[]): Promise<Pick<StoreItemRow, 'id' | 'lineId'>[]> =>
  tx
    .select({ id: items.id, lineId: items.lineId })
    .from(items)
    .where(inArray(items.lineId, [...lineIds]));

export const releaseItems = async (tx: Tx, orderNumber: string, now: Date): Promise<void> => {
  await tx
    .update(items)
    .set({ releasedAt: now })
    .where(and(eq(items.orderNumber, orderNumber), isNull(items.releasedAt)));
};

const onShelf = (userId: string) => and(eq(items.userId, userId), isNull(items.leftAt));

/** One page of a shelf: what has lain longest first, so that what soonest costs something is in front. */
export const pageOfShelf = (db: Database, userId: string, query: PageQuery): Promise<StoreItemRow[]> => {
  const { limit, offset } = sliceOf(query);
  return db.select().from(items).where(onShelf(userId)).orderBy(asc(items.storedAt), asc(items.id)).limit(limit).offset(offset);
};

export const countShelf = async (db: Database, userId: string): Promise<number> => {
  const [found] = await db.select({ items: count() }).from(items).where(onShelf(userId));
  return found?.items ?? 0;
};

/** All that a shopper ever had here. */
export const itemsOfUser = (db: Database, userId: string): Promise<StoreItemRow[]> =>
  db.select().from(items).where(eq(items.userId, userId)).orderBy(asc(items.storedAt), asc(items.id));

export const findItem = async (db: Database, id: string): Promise<StoreItemRow | undefined> => {
  const [found] = await db.select().from(items).where(eq(items.id, id));
  return found;
};

/** A shopper's items, as they are now; what is somebody else's is absent. */
export const findItems = (db: Database, userId: string, ids: readonly string[]): Promise<StoreItemRow[]> =>
  db
    .select()
    .from(items)
    .where(and(eq(items.userId, userId), inArray(items.id, [...ids])))
    .orderBy(asc(items.id));

/** The same, locked until the transaction ends, in the order of their ids, so that no two callers ever wait for each other. */
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

/** Takes items into a package; how many of them were free. */
export const reserveItems = async (tx: Tx, ids: readonly string[], packageNumber: string, now: Date): Promise<number> => {
  const taken = await tx
    .update(items)
    .set({ packageNumber, packedAt: now })
    .where(and(inArray(items.id, [...ids]), isNull(items.packageNumber)))
    .returning({ id: items.id });
  return taken.length;
};

/** Items of a package in the order of their ids, before they are written to. */
const lockPacked = async (tx: Tx, packageNumber: string): Promise<void> => {
  await tx.select({ id: items.id }).from(items).where(eq(items.packageNumber, packageNumber)).orderBy(asc(items.id)).for('update');
};

/** Puts the items of a package back on the shelf. */
export const freeItems = async (tx: Tx, packageNumber: string): Promise<void> => {
  await lockPacked(tx, packageNumber);
  await tx.update(items).set({ packageNumber: null, packedAt: null }).where(eq(items.packageNumber, packageNumber));
};

/** The items of a package leave the warehouse. */
export const sendItems = async (tx: Tx, packageNumber: string, now: Date): Promise<void> => {
  await lockPacked(tx, packageNumber);
  await tx.update(items).set({ leftAt: now }).where(eq(items.packageNumber, packageNumber));
};

/** No warning of so few days went out for it. */
const notWarned = (days: number) => or(isNull(items.warnedDays), gt(items.warnedDays, days));

/** Received within these times, the first one excluded. */
export interface Within {
  storedAfter: Date;
  storedBefore: Date;
}

/** Free items that a warning is due for, some at a time. */
export const itemsToWarn = (db: Database, { storedAfter, storedBefore }: Within, days: number, limit: number): Promise<StoreItemRow[]> =>
  db
    .select()
    .from(items)
    .where(
      and(
        isNull(items.leftAt),
        isNull(items.packageNumber),
        gt(items.storedAt, storedAfter),
        lte(items.storedAt, storedBefore),
        notWarned(days),
      ),
    )
    .orderBy(asc(items.userId), asc(items.id))
    .limit(limit);

/** Marks items as warned; the ones that were not before. */
export const markWarned = async (tx: Tx, ids: readonly string[], days: number): Promise<string[]> => {
  const marked = await tx
    .update(items)
    .set({ warnedDays: days })
    .where(and(inArray(items.id, [...ids]), isNull(items.packageNumber), notWarned(days)))
    .returning({ id: items.id });
  return marked.map(({ id }) => id);
};
