import { inject } from 'vitest';
import { openPool, type DatabasePool } from '../database/pool.ts';
// For the types of values that the global setup provides.
import type {} from './global-postgres.ts';
import { administer, databaseUrl, randomName } from './postgres.ts';

export interface TestDatabase extends DatabasePool {
  url: string;
}

/** Creates a database, migrated or empty, with settings for its sessions. `close` drops it. */
export const testDatabase = async ({
  empty = false,
  max = 10,
  settings = {},
}: { empty?: boolean; max?: number; settings?: Readonly<Record<string, string>> } = {}): Promise<TestDatabase> => {
  const serverUrl = inject('postgresUrl');
  const name = randomName('test');
  // Copying files costs half of writing all blocks to the log, because nothing has to survive a crash here.
  const template = empty ? '' : ` TEMPLATE ${inject('templateDatabase')} STRATEGY FILE_COPY`;
  await administer(serverUrl, `CREATE DATABASE ${name}${template}`);
  for (const [setting, value] of Object.entries(settings))
    await administer(serverUrl, `ALTER DATABASE ${name} SET ${setting} = '${value}'`);
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
