import type { Database } from '@caravan/server-core';
import { fail } from '@caravan/stock-counts/contract';
import type { StaffMember } from '@caravan/tasks/port';
import type { CountedItem } from '@caravan/warehouse-packages/port';
import type { StockCountsContext } from '../stock-counts-context.ts';
import { differencesOfCount, findCount, scansOf, seenElsewhere, type CountedCount } from './stock-count.repo.ts';
import type { StockCountDifferenceRow, StockCountScanRow } from './stock-count.table.ts';

type Names = ReadonlyMap<string, Pick<StaffMember, 'email' | 'name'>>;

/** A count with what was scanned, the differences, their goods and the names of those who worked on it. */
export interface WholeCount {
  count: CountedCount;
  scans: StockCountScanRow[];
  differences: StockCountDifferenceRow[];
  goods: ReadonlyMap<string, CountedItem>;
  /** The bins in which other counts saw goods that this one misses. */
  elsewhere: ReadonlyMap<string, string>;
  names: Names;
}

/** The names of members of staff; those who left are missing. */
export const namesOf = (
  db: Database,
  { staffMembers }: Pick<StockCountsContext, 'staffMembers'>,
  ids: readonly (string | null)[],
): Promise<Names> => staffMembers().find(db, [...new Set(ids.filter((id) => id !== null))]);

export const showCount = async (db: Database, context: StockCountsContext, number: string): Promise<WholeCount> => {
  const count = await findCount(db, number);
  if (!count) throw fail('not_found');
  const scans = await scansOf(db, number);
  const differences = await differencesOfCount(db, number);
  const ids = [...scans, ...differences].map(({ itemId }) => itemId);
  const goods = await context.goods().find(db, ids);
  const elsewhere = differences.length ? await seenElsewhere(db, number) : new Map<string, string>();
  const names = await namesOf(db, context, [
    count.counter,
    ...scans.map(({ staffId }) => staffId),
    ...differences.map(({ decidedBy }) => decidedBy),
  ]);
  return { count, scans, differences, goods: new Map(goods.map((item) => [item.id, item])), elsewhere, names };
};

/** Whether somebody counted, alone or with others: then somebody else decides. */
export const hasCounted = (
  { counter }: Pick<CountedCount, 'counter'>,
  scans: readonly Pick<StockCountScanRow, 'staffId'>[],
  staffId: string,
): boolean => counter === staffId || scans.some((scan) => scan.staffId === staffId);
