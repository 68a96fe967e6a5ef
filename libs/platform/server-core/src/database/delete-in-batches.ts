import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './transactions/tx.ts';

/** Rows of one statement: it holds their locks for a moment only. */
const batchSize = 1_000;

/** Calls `work` until it finds less than a batch, and yields how many rows each call worked off. */
export async function* inBatches(work: (limit: number) => Promise<number>, limit = batchSize): AsyncGenerator<number> {
  for (let found = limit; found === limit;) {
    found = await work(limit);
    yield found;
  }
}

/** Works off batches until none is left. */
export const workOffBatches = async (batches: AsyncGenerator): Promise<void> => {
  while (!(await batches.next()).done);
};

/**
 * Deletes the rows of a table that fit, a batch to a statement, and yields the number of each. Rows that another
 * transaction holds are left for the next time. Not for a partitioned table, whose parts have rows with the same `ctid`.
 */
export const deleteInBatches = (db: Database, table: PgTable, where: SQL | undefined): AsyncGenerator<number> =>
  inBatches(async (limit) => {
    const found = sql`SELECT ctid FROM ${table} WHERE ${where} LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
    const { rowCount } = await db.execute(sql`DELETE FROM ${table} WHERE ctid = ANY (ARRAY(${found}))`);
    return rowCount ?? 0;
  });

/** Deletes all rows of a table that fit, in such batches. */
export const deleteAll = (db: Database, table: PgTable, where: SQL | undefined): Promise<void> =>
  workOffBatches(deleteInBatches(db, table, where));
