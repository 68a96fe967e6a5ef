import { and, asc, count, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { countedItems } from '@caravan/kernel';
import { containsText, searchText, type Database, type Tx } from '@caravan/server-core';
import type { BinsQuery, WarehouseName } from '@caravan/warehouse-packages/contract';
import { warehouseIdOf, warehouseOf } from '@caravan/warehouse-packages/port';
import { binTable as bins, type BinRow } from './bin.table.ts';
import { storeItemTable as items } from '../store/store-item.table.ts';

/** A bin and the number of items in it. */
export interface CountedBin extends BinRow {
  items: number;
  /** Where it is, if the shop has several warehouses. */
  warehouse: WarehouseName | null;
}

const binColumns = {
  code: bins.code,
  zone: bins.zone,
  kind: bins.kind,
  position: bins.position,
  active: bins.active,
  warehouseId: bins.warehouseId,
  version: bins.version,
};

const itemsIn = sql<number>`(select count(*) from ${items} where ${items.bin} = ${bins.code})`.mapWith(Number);

const matching = ({ q, warehouse }: Pick<BinsQuery, 'q' | 'warehouse'>) =>
  and(
    q === undefined ? undefined : containsText(bins.search, q),
    warehouse === undefined ? undefined : eq(warehouseIdOf(bins.warehouseId), warehouse),
  );

/** Bins in walking order after the given place, one more than the limit. */
export const pageOfBins = (
  db: Database,
  query: BinsQuery,
  after: readonly [position: number, code: string] | undefined,
): Promise<CountedBin[]> =>
  db
    .select({ ...binColumns, items: itemsIn, warehouse: warehouseOf(bins.warehouseId) })
    .from(bins)
    .where(
      and(
        matching(query),
        after && or(gt(bins.position, after[0]), and(eq(bins.position, after[0]), gt(bins.code, after[1]))),
      ),
    )
    .orderBy(asc(bins.position), asc(bins.code))
    .limit(query.limit + 1);

/** The number of bins; null beyond what lists count. */
export const countBins = async (db: Database, query: BinsQuery): Promise<number | null> => {
  const some = db
    .select({ code: bins.code })
    .from(bins)
    .where(matching(query))
    .limit(countedItems + 1)
    .as('some');
  const [found] = await db.select({ bins: count() }).from(some);
  return found === undefined || found.bins > countedItems ? null : found.bins;
};

export const findBins = (db: Database, codes: readonly string[]): Promise<BinRow[]> =>
  db
    .select()
    .from(bins)
    .where(inArray(bins.code, [...codes]));

/** Locks bins until the transaction ends, in the order of their codes. */
export const lockBins = (tx: Tx, codes: readonly string[]): Promise<BinRow[]> =>
  tx
    .select()
    .from(bins)
    .where(inArray(bins.code, [...codes]))
    .orderBy(asc(bins.code))
    .for('update');

const searchOf = ({ code, zone }: BinRow): string => searchText(code, zone);

/** Inserts bins and returns the codes of the new ones; codes that exist are left out. */
export const insertBins = async (tx: Tx, rows: readonly BinRow[]): Promise<string[]> => {
  if (!rows.length) return [];
  const inserted = await tx
    .insert(bins)
    .values(rows.map((row) => ({ ...row, search: searchOf(row) })))
    .onConflictDoNothing()
    .returning({ code: bins.code });
  return inserted.map(({ code }) => code);
};

/** Lets one import run at a time: two files with the same bins would wait for each other's rows. */
export const holdImport = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('import of bins', 0))`);
};

export const updateBinRow = async (tx: Tx, row: BinRow): Promise<void> => {
  await tx
    .update(bins)
    .set({ ...row, search: searchOf(row) })
    .where(eq(bins.code, row.code));
};

/** A bin with what is in it and where it is. */
export const withContents = async (db: Database, bin: BinRow): Promise<CountedBin> => {
  const [found] = await db
    .select({ items: itemsIn, warehouse: warehouseOf(bins.warehouseId) })
    .from(bins)
    .where(eq(bins.code, bin.code));
  return { ...bin, items: found?.items ?? 0, warehouse: found?.warehouse ?? null };
};
