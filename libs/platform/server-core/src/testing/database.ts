import { inject } from 'vitest';
import { openPool, type DatabasePool } from '../database/connections/pool.ts';
import { sqlState } from '../database/transactions/sql-state.ts';
// For the types of values that the global setup provides.
import type {} from './global-postgres.ts';
import { administer, databaseUrl, randomName } from './postgres.ts';

export interface TestDatabase extends DatabasePool {
  url: string;
}

export interface TestDatabaseOptions {
  empty?: boolean;
  /** The name of a template from `filledTemplate`; by default the migrated one. */
  template?: string | undefined;
  max?: number;
  settings?: Readonly<Record<string, string>>;
}

/** Hundreds of callers at once wait for one lock, and for a connection; how long depends on the machine. */
const patience = 60_000;
const patient = '?statement_timeout=60000&query_timeout=61000&idle_in_transaction_session_timeout=60000';

const openDatabase = (name: string, max: number) => {
  const url = databaseUrl(inject('postgresUrl'), name);
  return { url, pool: openPool({ connectionString: `${url}${patient}` }, { max, patience, onError: () => undefined }) };
};

const createDatabase = async (template: string | undefined): Promise<string> => {
  const name = randomName('test');
  // Copying files costs half of writing all blocks to the log, because nothing has to survive a crash here.
  const copied = template === undefined ? '' : ` TEMPLATE ${template} STRATEGY FILE_COPY`;
  await administer(inject('postgresUrl'), `CREATE DATABASE ${name}${copied}`);
  return name;
};

const dropDatabase = (name: string): Promise<void> =>
  administer(inject('postgresUrl'), `DROP DATABASE ${name} WITH (FORCE)`);

/** Creates a database, migrated or empty, with settings for its sessions. `close` drops it. */
export const testDatabase = async ({
  empty = false,
  template = inject('templateDatabase'),
  max = 10,
  settings = {},
}: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  const name = await createDatabase(empty ? undefined : template);
  for (const [setting, value] of Object.entries(settings))
    await administer(inject('postgresUrl'), `ALTER DATABASE ${name} SET ${setting} = '${value}'`);
  const { url, pool } = openDatabase(name, max);
  return {
    ...pool,
    url,
    async close() {
      await pool.close();
      await dropDatabase(name);
    },
  };
};

const duplicateDatabase = '42P04';

/**
 * The name of a migrated database that `fill` has filled for the first spec file of this run that asked. Others clone
 * it. The global setup drops it after the run.
 */
export const filledTemplate = async (
  name: string,
  fill: (database: TestDatabase) => Promise<void>,
): Promise<string> => {
  const template = `${inject('templateDatabase')}_${name}`;
  const unfinished = await createDatabase(inject('templateDatabase'));
  const { url, pool } = openDatabase(unfinished, 10);
  await fill({ ...pool, url });
  await pool.close();
  try {
    await administer(inject('postgresUrl'), `ALTER DATABASE ${unfinished} RENAME TO ${template}`);
  } catch (error) {
    // Another worker was faster.
    await dropDatabase(unfinished);
    if (sqlState(error) !== duplicateDatabase) throw error;
  }
  return template;
};
