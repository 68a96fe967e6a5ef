import { sql } from 'drizzle-orm';
import { isForbidden, sqlState } from './transactions/sql-state.ts';
import type { Database, Transaction } from './transactions/tx.ts';

/** Tables that are partitioned by the month (in UTC) of their column `at`: see `0000_init.sql`. */
const logTables = ['staff_action'] as const;
export type LogTable = (typeof logTables)[number];

const monthStart = (at: Date, months = 0): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));
const nameOf = (table: LogTable, month: Date): string =>
  `${table}_${month.toISOString().slice(0, 7).replace('-', '_')}`;

/**
 * Rows of the month are in the default partition already, or another connection holds the table, or the role of this
 * process may not change tables.
 */
const canRetryLater = (error: unknown): boolean =>
  ['23514', '55P03'].includes(sqlState(error) ?? '') || isForbidden(error);

/**
 * Makes the partitions of this month and of some months ahead, if this process may. A month of which the default partition has rows already stays
 * there: its rows are deleted one by one at their end. The next three exist, so that a job that fails for weeks does no
 * harm.
 */
export const makeLogMonths = async (
  db: Database,
  transaction: Transaction,
  now: Date,
  monthsAhead = 3,
): Promise<void> => {
  for (const table of logTables)
    for (let ahead = 0; ahead <= monthsAhead; ahead += 1) {
      const from = monthStart(now, ahead);
      const to = monthStart(now, ahead + 1);
      const name = nameOf(table, from);
      const { rows } = await db.execute(sql`SELECT FROM pg_class WHERE relname = ${name}`);
      if (rows.length) continue;
      try {
        await transaction(async (tx) => {
          // Processes that start together make each month once.
          await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('log months', 0))`);
          await tx.execute(sql`SET LOCAL lock_timeout = '2s'`);
          await tx.execute(
            sql`CREATE TABLE IF NOT EXISTS log_months.${sql.identifier(name)} PARTITION OF ${sql.identifier(table)}
              FOR VALUES FROM (${sql.raw(`'${from.toISOString()}'`)}) TO (${sql.raw(`'${to.toISOString()}'`)})`,
          );
        });
      } catch (error) {
        if (!canRetryLater(error)) throw error;
      }
    }
};

/** The partitions of months that ended at or before this time, oldest first. */
const monthsBefore = async (db: Database, table: LogTable, before: Date): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = to_regclass(${table}) ORDER BY 1`);
  const first = nameOf(table, before);
  return rows.map(({ name }) => name).filter((name) => /_\d{4}_\d{2}$/.test(name) && name < first);
};

/**
 * Drops the months of a log that ended before this time, and yields how many rows each had. A month that another connection
 * uses for more than two seconds stays until the next time.
 */
export async function* dropLogMonths(
  db: Database,
  transaction: Transaction,
  table: LogTable,
  before: Date,
): AsyncGenerator<number> {
  for (const name of await monthsBefore(db, table, before))
    try {
      yield await transaction(async (tx) => {
        const month = sql`log_months.${sql.identifier(name)}`;
        await tx.execute(sql`SET LOCAL lock_timeout = '2s'`);
        await tx.execute(sql`ALTER TABLE ${sql.identifier(table)} DETACH PARTITION ${month}`);
        const { rows } = await tx.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM ${month}`);
        await tx.execute(sql`DROP TABLE ${month}`);
        return rows[0]?.n ?? 0;
      });
    } catch (error) {
      if (!canRetryLater(error)) throw error;
    }
}
