import { and, asc, count, desc, eq, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { countedItems, scannedCode } from '@caravan/kernel';
import type { DifferenceOutcome, StockCountsQuery } from '@caravan/stock-counts/contract';
import type { Database, Tx } from '@caravan/server-core';
import {
  stockCountDifferenceTable as differences,
  stockCountScanTable as scans,
  stockCountTable as counts,
  type StockCountDifferenceRow,
  type StockCountRow,
  type StockCountScanRow,
} from './stock-count.table.ts';
import type { FoundDifference } from './differences.ts';

/** A count with the numbers of its scans and differences. */
export interface CountedCount extends StockCountRow {
  scanned: number;
  missing: number;
  found: number;
  wrongBin: number;
  undecided: number;
}

const numberOf = (table: typeof differences | typeof scans, where?: SQL): SQL<number> =>
  sql<number>`(select count(*) from ${table} where ${and(sql`${table.countNumber} = ${counts.number}`, where)})`.mapWith(
    Number,
  );

const countedCounts = (db: Database, where: SQL | undefined) =>
  db
    .select({
      number: counts.number,
      bin: counts.bin,
      state: counts.state,
      counter: counts.counter,
      openedAt: counts.openedAt,
      firstMove: counts.firstMove,
      closedAt: counts.closedAt,
      doneAt: counts.doneAt,
      againOf: counts.againOf,
      scanned: numberOf(scans),
      missing: numberOf(differences, eq(differences.kind, 'missing')),
      found: numberOf(differences, eq(differences.kind, 'found')),
      wrongBin: numberOf(differences, eq(differences.kind, 'wrong_bin')),
      undecided: numberOf(differences, isNull(differences.outcome)),
    })
    .from(counts)
    .where(where);

const matching = ({ state, q }: Pick<StockCountsQuery, 'q' | 'state'>): SQL | undefined =>
  and(
    state && eq(counts.state, state),
    q === undefined ? undefined : or(eq(counts.number, scannedCode(q)), eq(counts.bin, scannedCode(q))),
  );

/** Counts before the given place, newest first, one more than the limit. */
export const pageOfCounts = (
  db: Database,
  query: StockCountsQuery,
  before: readonly [openedAt: string, number: string] | undefined,
): Promise<CountedCount[]> => {
  const openedAt = before && new Date(before[0]);
  return countedCounts(
    db,
    and(
      matching(query),
      before &&
        openedAt &&
        or(lt(counts.openedAt, openedAt), and(eq(counts.openedAt, openedAt), lt(counts.number, before[1]))),
    ),
  )
    .orderBy(desc(counts.openedAt), desc(counts.number))
    .limit(query.limit + 1);
};

/** The number of counts; null beyond what lists count. */
export const countCounts = async (db: Database, query: StockCountsQuery): Promise<number | null> => {
  const some = db
    .select({ number: counts.number })
    .from(counts)
    .where(matching(query))
    .limit(countedItems + 1)
    .as('some');
  const [found] = await db.select({ counts: count() }).from(some);
  return found === undefined || found.counts > countedItems ? null : found.counts;
};

export const findCount = async (db: Database, number: string): Promise<CountedCount | undefined> =>
  (await countedCounts(db, eq(counts.number, number)))[0];

/** The counts that are not done. */
export const waitingCounts = (db: Database): Promise<CountedCount[]> =>
  countedCounts(db, ne(counts.state, 'done')).orderBy(asc(counts.number));

/** Locks a count until the transaction ends. */
export const lockCount = async (tx: Tx, number: string): Promise<StockCountRow | undefined> =>
  (await tx.select().from(counts).where(eq(counts.number, number)).for('update'))[0];

/** Locks the count of a bin that is not done. */
export const lockCountOf = async (tx: Tx, bin: string): Promise<StockCountRow | undefined> =>
  (
    await tx
      .select()
      .from(counts)
      .where(and(eq(counts.bin, bin), ne(counts.state, 'done')))
      .for('update')
  )[0];

/** False if the number is taken, or the bin has a count that is not done. */
export const insertCount = async (tx: Tx, row: StockCountRow): Promise<boolean> =>
  (await tx.insert(counts).values(row).onConflictDoNothing().returning({ number: counts.number })).length === 1;

/** Changes a locked count. */
export const changeCount = async (
  tx: Tx,
  number: string,
  change: Partial<Omit<StockCountRow, 'bin' | 'number'>>,
): Promise<void> => {
  await tx.update(counts).set(change).where(eq(counts.number, number));
};

export const scansOf = (db: Database, number: string): Promise<StockCountScanRow[]> =>
  db.select().from(scans).where(eq(scans.countNumber, number)).orderBy(asc(scans.at), asc(scans.itemId));

/** False if the goods were scanned before. */
export const insertScan = async (tx: Tx, row: StockCountScanRow): Promise<boolean> =>
  (await tx.insert(scans).values(row).onConflictDoNothing().returning({ itemId: scans.itemId })).length === 1;

/** False if the goods were not scanned. */
export const deleteScan = async (tx: Tx, countNumber: string, itemId: string): Promise<boolean> =>
  (
    await tx
      .delete(scans)
      .where(and(eq(scans.countNumber, countNumber), eq(scans.itemId, itemId)))
      .returning({ itemId: scans.itemId })
  ).length === 1;

export const numberOfScans = (db: Database, number: string): Promise<number> =>
  db.$count(scans, eq(scans.countNumber, number));

export const differencesOfCount = (db: Database, number: string): Promise<StockCountDifferenceRow[]> =>
  db.select().from(differences).where(eq(differences.countNumber, number)).orderBy(asc(differences.itemId));

/**
 * The bins in which goods that a count misses were scanned in another count, by the ids of the goods: those that nobody
 * has moved since either.
 */
export const seenElsewhere = async (db: Database, number: string): Promise<Map<string, string>> => {
  const found = await db
    .select({ itemId: scans.itemId, bin: counts.bin })
    .from(differences)
    .innerJoin(
      scans,
      and(
        eq(scans.itemId, differences.itemId),
        eq(scans.lastMove, differences.lastMove),
        ne(scans.countNumber, differences.countNumber),
      ),
    )
    .innerJoin(counts, and(eq(counts.number, scans.countNumber), ne(counts.bin, differences.bin)))
    .where(and(eq(differences.countNumber, number), eq(differences.kind, 'missing')))
    .orderBy(asc(scans.at));
  return new Map(found.map(({ itemId, bin }) => [itemId, bin]));
};

export const insertDifferences = async (
  tx: Tx,
  countNumber: string,
  found: readonly FoundDifference[],
): Promise<void> => {
  if (found.length) await tx.insert(differences).values(found.map((one) => ({ ...one, countNumber })));
};

/** Records what became of differences of a locked count. */
export const decideDifferences = async (
  tx: Tx,
  countNumber: string,
  itemIds: readonly string[],
  decided: { outcome: DifferenceOutcome; decidedBy: string; decidedAt: Date; decidedAlone: boolean },
): Promise<void> => {
  if (!itemIds.length) return;
  await tx
    .update(differences)
    .set(decided)
    .where(and(eq(differences.countNumber, countNumber), inArray(differences.itemId, [...itemIds])));
};
