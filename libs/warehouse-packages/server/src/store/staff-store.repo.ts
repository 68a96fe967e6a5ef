import { and, asc, count, eq, gt, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { countedItems, scannedCode } from '@caravan/kernel';
import { containsText, type Database, type Tx } from '@caravan/server-core';
import type { PackageStage, StaffStoreQuery } from '@caravan/warehouse-packages/contract';
import { warehouseIdOf } from '@caravan/warehouse-packages/port';
import { packageTable as packages } from '../packages/package.table.ts';
import { isStillLost } from './missing/store-loss.repo.ts';
import { storeItemTable as items, type StoreItemRow } from './store-item.table.ts';

const named = (q: string): SQL | undefined => {
  const code = scannedCode(q);
  return or(
    eq(items.number, code),
    eq(items.orderNumber, code),
    eq(items.packageNumber, code),
    containsText(items.search, q),
  );
};

const matching = (db: Database, { bin, user, warehouse, only, q }: StaffStoreQuery): SQL | undefined =>
  and(
    only === 'lost' ? isStillLost(db) : isNull(items.leftAt),
    bin === undefined ? undefined : eq(items.bin, bin),
    user === undefined ? undefined : eq(items.userId, user),
    warehouse === undefined ? undefined : eq(warehouseIdOf(items.warehouseId), warehouse),
    only === 'missing' ? isNotNull(items.missingAt) : undefined,
    q === undefined ? undefined : named(q),
  );

/** Goods in the warehouse after the given place, oldest first, one more than the limit. */
export const pageOfStore = (
  db: Database,
  query: StaffStoreQuery,
  after: readonly [storedAt: string, id: string] | undefined,
): Promise<StoreItemRow[]> => {
  const storedAt = after && new Date(after[0]);
  return db
    .select()
    .from(items)
    .where(
      and(
        matching(db, query),
        after &&
          storedAt &&
          or(gt(items.storedAt, storedAt), and(eq(items.storedAt, storedAt), gt(items.id, after[1]))),
      ),
    )
    .orderBy(asc(items.storedAt), asc(items.id))
    .limit(query.limit + 1);
};

/** The number of goods; null beyond what lists count. */
export const countStore = async (db: Database, query: StaffStoreQuery): Promise<number | null> => {
  const some = db
    .select({ id: items.id })
    .from(items)
    .where(matching(db, query))
    .limit(countedItems + 1)
    .as('some');
  const [found] = await db.select({ items: count() }).from(some);
  return found === undefined || found.items > countedItems ? null : found.items;
};

/** Locks the goods in the warehouse that have these numbers, in the order of their ids. */
export const lockNumbered = (tx: Tx, numbers: readonly string[]): Promise<StoreItemRow[]> =>
  tx
    .select()
    .from(items)
    .where(and(inArray(items.number, [...numbers]), isNull(items.leftAt)))
    .orderBy(asc(items.id))
    .for('update');

/** Goods by their numbers, also those that have left. */
export const itemsByNumber = (db: Database, numbers: readonly string[]): Promise<StoreItemRow[]> =>
  db
    .select()
    .from(items)
    .where(inArray(items.number, [...numbers]));

export const stagesOf = async (db: Database, numbers: readonly string[]): Promise<Map<string, PackageStage | null>> => {
  if (!numbers.length) return new Map();
  const found = await db
    .select({ number: packages.number, stage: packages.stage })
    .from(packages)
    .where(inArray(packages.number, [...numbers]));
  return new Map(found.map(({ number, stage }) => [number, stage]));
};

export const setCheck = async (
  tx: Tx,
  id: string,
  check: Pick<StoreItemRow, 'checkState' | 'checkNote'>,
): Promise<void> => {
  await tx.update(items).set(check).where(eq(items.id, id));
};
