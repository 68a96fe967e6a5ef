import type { PoolClient } from 'pg';
import { inject } from 'vitest';
import { openPool, type DatabasePool } from '../database/database.ts';
// For the type checker: what the global set-up provides.
import type {} from './global-postgres.ts';
import { administer, databaseUrl, randomName } from './postgres.ts';

export interface TestDatabase extends DatabasePool {
  url: string;
}

/** A database of its own, with all migrations or empty; `close` drops it. */
export const testDatabase = async ({ empty = false, max = 10 }: { empty?: boolean; max?: number } = {}): Promise<TestDatabase> => {
  const serverUrl = inject('postgresUrl');
  const name = randomName('test');
  await administer(serverUrl, `CREATE DATABASE ${name}${empty ? '' : ` TEMPLATE ${inject('templateDatabase')}`}`);
  const url = databaseUrl(serverUrl, name);
  const pool = openPool({ connectionString: url }, { max, onError: () => undefined });
  return {
    ...pool,
    url,
    async close() {
      await pool.close();
      await administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
};

/** A connection to an empty database of its own; `close` gives it up, whatever state it is in, and drops the database. */
export const testClient = async (): Promise<{ client: PoolClient; close: () => Promise<void> }> => {
  const database = await testDatabase({ empty: true });
  const client = await database.pool.connect();
  const close = async (): Promise<void> => {
    client.release(true);
    await database.close();
  };
  return { client, close };
};
