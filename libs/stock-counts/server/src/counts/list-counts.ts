import type { CursorPage } from '@caravan/kernel';
import { instant, z } from '@caravan/kernel/zod';
import type { StockCountsQuery } from '@caravan/stock-counts/contract';
import { cutPage, readCursor } from '@caravan/server-core';
import type { StockCountsContext } from '../stock-counts-context.ts';
import { countCounts, pageOfCounts, type CountedCount } from './stock-count.repo.ts';
import { namesOf, type WholeCount } from './whole-count.ts';

const place = z.tuple([instant, z.string()]);

/** Counts of bins, newest first, with the names of those who count. */
export const listCounts = async (
  context: StockCountsContext,
  query: StockCountsQuery,
): Promise<CursorPage<CountedCount> & Pick<WholeCount, 'names'>> => {
  const { db } = context;
  const before = readCursor(query.cursor, place);
  const [rows, count] = await Promise.all([pageOfCounts(db, query, before), countCounts(db, query)]);
  const { items, next } = cutPage(rows, query.limit, ({ openedAt, number }) => [openedAt.toISOString(), number]);
  const names = await namesOf(
    db,
    context,
    items.map(({ counter }) => counter),
  );
  return { items, next, count, names };
};
