import { inject } from 'vitest';
import { openPool, type DatabasePool } from '../database/pool.ts';
// For the types of values that the global setup provides.
import type {} from './global-postgres.ts';
import { administer, databaseUrl, randomName } from './postgres.ts';

export interface TestDatabase extends DatabasePool {
  url: string;
}

/** Creates a database, migrated or empty. `close` drops it. */
export const testDatabase = async ({
  empty = false,
  max = 10,
}: { empty?: boolean; max?: number } = {}): Promise<TestDatabase> => {
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
