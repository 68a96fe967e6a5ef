import { and, asc, count, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { partRows, type Database, type Tx } from '@caravan/server-core';
import { storePhotoTable as photos } from '../photos/store-photo.table.ts';
import { storeItemTable as items, type StoreItemRow } from './store-item.table.ts';

/** The item with the id of a column, for a lateral join. */
export const itemBeside = (db: Database, itemId: PgColumn) =>
  partRows(db, items, 'goods', { where: eq(items.id, itemId), order: [asc(items.id)] });

/** Locks items until the transaction ends, in the order of their ids; only those of the shopper if one is given. */
export const lockItemsByIds = (tx: Tx, ids: readonly string[] | SQLWrapper, userId?: string): Promise<StoreItemRow[]> =>
  tx
    .select()
    .from(items)
    .where(
      and(
        userId === undefined ? undefined : eq(items.userId, userId),
        inArray(items.id, 'getSQL' in ids ? ids : [...ids]),
      ),
    )
    .orderBy(asc(items.id))
    .for('update');

/** The ids of goods with this number: a query to use inside another. */
export const itemsNumbered = (db: Database, number: string): SQLWrapper =>
  db.select({ id: items.id }).from(items).where(eq(items.number, number));

/** The condition that the item with the id of a column has left. */
export const hasLeft = (itemId: PgColumn): SQL =>
  sql`exists (select from ${items} where ${items.id} = ${itemId} and ${items.leftAt} is not null)`;

/** The condition that a package or a return reserves it. */
export const isReserved = (itemId: PgColumn): SQL =>
  sql`exists (select from ${items} where ${items.id} = ${itemId} and num_nonnulls(${items.packageNumber}, ${items.returnNumber}) > 0)`;

/** The number of photos of goods; goods without photos are left out. */
export const photoCounts = async (db: Database, ids: readonly string[]): Promise<Map<string, number>> => {
  if (!ids.length) return new Map();
  const found = await db
    .select({ itemId: photos.itemId, photos: count() })
    .from(photos)
    .where(inArray(photos.itemId, [...ids]))
    .groupBy(photos.itemId);
  return new Map(found.map((one) => [one.itemId, one.photos]));
};
