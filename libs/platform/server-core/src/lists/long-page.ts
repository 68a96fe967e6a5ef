import { countedItems, sliceOf, type LongPage, type LongPageQuery } from '@caravan/kernel';
import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/transactions/tx.ts';
import { cutPage } from './cursor.ts';

/** Whether a filter finds a row. */
export const hasRows = async (db: Database, table: PgTable, where?: SQL): Promise<boolean> => {
  const found = await db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(1);
  return found.length === 1;
};

/** The number of rows that a filter finds; null above `countedItems`, where counting stops. */
export const countRows = async (db: Database, table: PgTable, where: SQL | undefined): Promise<number | null> => {
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(countedItems + 1)
    .as('counted');
  const [{ all } = { all: 0 }] = await db.select({ all: count() }).from(counted);
  return all > countedItems ? null : all;
};

/** SQL `limit`, one row more than the page has, and `offset`, which a cursor replaces. */
export const longSliceOf = (query: LongPageQuery): { limit: number; offset: number } => {
  const { limit, offset } = sliceOf(query);
  return { limit: limit + 1, offset: query.cursor === undefined ? offset : 0 };
};

/** The page of rows that were read by `longSliceOf`. */
export const longPage = <Row>(
  rows: readonly Row[],
  { page, page_size }: LongPageQuery,
  all: number | null,
  positionOf: Parameters<typeof cutPage<Row>>[2],
): LongPage<Row> => ({
  ...cutPage(rows, page_size, positionOf),
  page,
  page_size,
  total: all ?? countedItems + 1,
  count: all,
});

/**
 * The number of rows in each status; each number stops at one more than `countedItems`. Each status is counted by a part
 * of the statement of its own, because rows of a rare one are found in another way than those of a common one.
 */
export const countByStatus = async <Status extends string>(
  db: Database,
  {
    table,
    status,
    statuses,
    where,
  }: { table: PgTable; status: PgColumn; statuses: readonly Status[]; where: SQL | undefined },
): Promise<Record<Status, number>> => {
  const parts = statuses.map((wanted) => {
    const rows = sql`SELECT FROM ${table} WHERE ${and(eq(status, wanted), where)} LIMIT ${countedItems + 1}`;
    return sql`SELECT ${wanted}::text AS status, count(*)::int AS number FROM (${rows}) found`;
  });
  const { rows } = await db.execute<{ status: Status; number: number }>(sql.join(parts, sql` UNION ALL `));
  return Object.fromEntries(rows.map((row) => [row.status, row.number])) as Record<Status, number>;
};

/** The sum of such numbers; null if it or one of them is above `countedItems`. */
export const sumOfCounts = (counts: Readonly<Record<string, number>>): number | null => {
  const sum = Object.values(counts).reduce((all, one) => all + one, 0);
  return sum > countedItems ? null : sum;
};
