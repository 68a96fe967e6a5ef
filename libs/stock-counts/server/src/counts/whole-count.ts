import type { Database } from '@caravan/server-core';
import { decideStockCount, fail } from '@caravan/stock-counts/contract';
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
  /** The ids of the members who have the role to decide. */
  deciders: readonly string[];
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
  const deciders = await decidersOf(db, context);
  return {
    count,
    scans,
    differences,
    goods: new Map(goods.map((item) => [item.id, item])),
    elsewhere,
    names,
    deciders,
  };
};

/** The ids of the members who have the role to decide about differences. */
export const decidersOf = async (
  db: Database,
  { staffMembers }: Pick<StockCountsContext, 'staffMembers'>,
): Promise<string[]> => (await staffMembers().holding(db, decideStockCount.roles)).map(({ id }) => id);

/** Who worked on a count, and who could decide about it. */
interface CountPeople {
  count: Pick<CountedCount, 'counter'>;
  scans: readonly Pick<StockCountScanRow, 'staffId'>[];
  deciders: readonly string[];
}

/** Whether somebody counted, alone or with others. */
export const hasCounted = ({ count, scans }: Omit<CountPeople, 'deciders'>, staffId: string): boolean =>
  count.counter === staffId || scans.some((scan) => scan.staffId === staffId);

/** Somebody decides who has not counted, unless everybody has who could decide: a shop may have one person. */
export const mayDecide = (people: CountPeople, staffId: string): boolean =>
  !hasCounted(people, staffId) || people.deciders.every((id) => hasCounted(people, id));
