import { sql } from 'drizzle-orm';
import { storeItemTable as items } from '../store/store-item.table.ts';

/** The storage of goods counts from a moment that depends on these. */
export interface StoredSince {
  storedAt: Date;
  /** For how long they were searched for, without the search that goes on, or away at their seller. */
  searchedMs: number;
  /** Since when they are searched for; null if they are where the records say. */
  missingAt: Date | null;
}

/**
 * Since when the storage of goods counts at a moment: their receipt, later by the time for which they were searched for
 * (specification 24.55). While they are searched for it moves with the time, so that no day passes.
 */
export const storageFrom = ({ storedAt, searchedMs, missingAt }: StoredSince, at: Date): Date => {
  const running = missingAt === null ? 0 : Math.max(0, at.getTime() - missingAt.getTime());
  return new Date(storedAt.getTime() + searchedMs + running);
};

/** Goods as if they had arrived later by the time of the searches for them, for the rules of storage. */
export const withoutSearches = <Goods extends StoredSince>(goods: Goods, at: Date): Goods => ({
  ...goods,
  storedAt: storageFrom(goods, at),
});

/** The same in a statement about goods that are not searched for. */
export const storageFromSql = sql<Date>`(${items.storedAt} + ${items.searchedMs} * interval '1 millisecond')`;
