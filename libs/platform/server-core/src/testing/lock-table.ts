import { Client } from 'pg';
import { expect } from 'vitest';
import type { TestDatabase } from './database.ts';

/**
 * Lets nobody write a table, so that a test can bring several transactions to the same place. Reads pass.
 */
export const lockTable = async ({ url, pool }: Pick<TestDatabase, 'url' | 'pool'>, table: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN');
  await client.query(`LOCK TABLE ${client.escapeIdentifier(table)} IN SHARE MODE`);
  const ungranted = `SELECT count(*)::int AS waiting FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE NOT granted AND datname = current_database()`;
  return {
    /** Resolves when this many transactions wait for a lock. */
    waiting: (count: number) =>
      expect
        .poll(async () => (await pool.query<{ waiting: number }>(ungranted)).rows[0]?.waiting, { timeout: 20_000 })
        .toBe(count),
    open: async (): Promise<void> => {
      await client.query('COMMIT');
      await client.end();
    },
  };
};
