import { and, asc, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { countedItems } from '@caravan/kernel';
import { containsText, searchText, type Database, type Tx } from '@caravan/server-core';
import type { BinsQuery } from '@caravan/warehouse-packages/contract';
import { binTable as bins, type BinRow } from './bin.table.ts';
import { storeItemTable as items } from '../store/store-item.table.ts';

/** A bin and the number of items in it. */
export interface CountedBin extends BinRow {
  items: number;
}

const binColumns = {
  code: bins.code,
  zone: bins.zone,
  kind: bins.kind,
  position: bins.position,
  active: bins.active,
  version: bins.version,
};

const itemsIn = sql<number>`(select count(*) from ${items} where ${items.bin} = ${bins.code})`.mapWith(Number);

const matching = ({ q }: Pick<BinsQuery, 'q'>) => (q === undefined ? undefined : containsText(bins.search, q));

/** Bins in walking order after the given place, one more than the limit. */
export const pageOfBins = (
  db: Database,
  query: BinsQuery,
  after: readonly [position: number, code: string] | undefined,
): Promise<CountedBin[]> =>
  db
    .select({ ...binColumns, items: itemsIn })
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

/** Bins by their codes. */
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

export const countItemsIn = async (db: Database, code: string): Promise<number> => {
  const [found] = await db
    .select({ items: count() })
    .from(items)
    .where(and(eq(items.bin, code), isNull(items.leftAt)));
  return found?.items ?? 0;
};
