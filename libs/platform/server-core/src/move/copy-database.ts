import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from, to } from 'pg-copy-streams';
import { runMigrations } from '../database/migrations/migrate.ts';
import { openPool, type Connection } from '../database/connections/pool.ts';
import { sqlState } from '../database/transactions/sql-state.ts';
import { wordsOf } from '../error-words.ts';
import { installJobs } from '../jobs/boss.ts';
import { readRules, readSequences, readTables, type Table } from './catalog.ts';
import { CopyRefused, refuseOtherShapes, refuseOthers, refuseSource, refuseTarget } from './refuse-copy.ts';

export interface CopyOptions {
  source: Connection;
  /** A database without rows, of any version of PostgreSQL that Caravan works on. */
  target: Connection;
  migrationsFolder: string;
  /** Receives lines of progress. */
  notice: (line: string) => void;
}

const open = async (connection: Connection, what: string): Promise<Client> => {
  const client = new Client({
    ...connection,
    connectionTimeoutMillis: 10_000,
    application_name: 'caravan-copy',
    keepAlive: true,
  });
  // A broken connection fails the statement that uses it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // A copy of millions of rows is one statement.
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw new CopyRefused(`the ${what} cannot be used: ${wordsOf(error)}`, { cause: error });
  }
};

/** Partitions are created as time goes on, so the target lacks some. They get indexes and keys of their table. */
const createPartitions = async (target: Client, wanted: readonly Table[]): Promise<void> => {
  const there = new Set((await readTables(target)).map(({ name }) => name));
  for (const { name, parent, bounds } of wanted)
    if (parent !== null && bounds !== null && !there.has(name))
      await target.query(`CREATE TABLE ${name} PARTITION OF ${parent} ${bounds}`);
};

const countRows = async (client: Client, name: string): Promise<string> => {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ONLY ${name}`);
  return rows[0]?.count ?? '';
};

const megabytes = (bytes: number): string =>
  `${(bytes / 1_048_576).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;

const copyTable = async ({ name, columns }: Table, source: Client, target: Client): Promise<number> => {
  const list = columns.join(', ');
  await pipeline(
    source.query(to(`COPY ${name} (${list}) TO STDOUT`)),
    target.query(from(`COPY ${name} (${list}) FROM STDIN`)),
  );
  const sent = await countRows(source, name);
  const arrived = await countRows(target, name);
  if (sent !== arrived) throw new Error(`${name} has ${sent} rows, and its copy ${arrived}`);
  return Number(arrived);
};

const copySequence = async (name: string, source: Client, target: Client): Promise<void> => {
  const { rows } = await source.query<{ last: string; called: boolean }>(
    `SELECT last_value AS last, is_called AS called FROM ${name}`,
  );
  await target.query('SELECT setval($1::regclass, $2, $3)', [name, rows[0]?.last, rows[0]?.called]);
};

/** No other process can write into the locked tables; one that tries waits until the copy is complete. */
const lockSource = async (source: Client, tables: readonly Table[]): Promise<void> => {
  await source.query(`BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL lock_timeout = '5s'`);
  try {
    await source.query(`LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN SHARE MODE`);
  } catch (error) {
    if (sqlState(error) !== '55P03') throw error;
    throw new CopyRefused('another program writes to the source: stop the servers first', { cause: error });
  }
};

const fill = async (source: Client, target: Client, notice: CopyOptions['notice']): Promise<void> => {
  await lockSource(source, await readTables(source));
  const tables = await readTables(source);
  await target.query('BEGIN');
  await createPartitions(target, tables);
  refuseOtherShapes(tables, await readTables(target));
  const rules = await readRules(target);
  for (const statement of rules.off) await target.query(statement);
  await target.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`);
  const withRows = tables.filter(({ partitioned }) => !partitioned);
  notice(`Copying ${withRows.length} tables, ${megabytes(withRows.reduce((sum, { bytes }) => sum + bytes, 0))}`);
  for (const [index, table] of withRows.entries()) {
    const rows = await copyTable(table, source, target);
    if (rows) notice(`${index + 1}/${withRows.length} ${table.name}: ${rows.toLocaleString('en')} rows`);
  }
  for (const name of await readSequences(source)) await copySequence(name, source, target);
  notice('Checking the foreign keys');
  for (const statement of rules.on) await target.query(statement);
  await refuseOthers(source);
  await target.query('COMMIT');
};

const makeTables = async (connection: Connection, migrationsFolder: string): Promise<void> => {
  const pool = openPool(connection, { max: 1, onError: () => undefined, unlimited: true });
  try {
    await runMigrations(pool.pool, migrationsFolder);
  } finally {
    await pool.close();
  }
  await installJobs(connection);
};

/**
 * Copies all rows of a database into another one, table by table, in one transaction. Memory does not grow with the
 * rows. Nothing may write to the source, which stays as it is. If the copy fails, the target has no rows, and another
 * attempt may use it.
 *
 * @throws CopyRefused if the source is in use or of another version, or if the target has data or cannot be used.
 */
export const copyDatabase = async ({ source, target, migrationsFolder, notice }: CopyOptions): Promise<void> => {
  const clients: Client[] = [];
  const opened = async (connection: Connection, what: string): Promise<Client> => {
    const client = await open(connection, what);
    clients.push(client);
    return client;
  };
  try {
    const from = await opened(source, 'source');
    const to = await opened(target, 'target');
    await refuseTarget(to);
    await refuseSource(from, migrationsFolder);
    await refuseOthers(from);
    await makeTables(target, migrationsFolder);
    await fill(from, to, notice);
    // Without statistics the first queries would be slow.
    await to.query('ANALYZE');
  } finally {
    // Also rolls back.
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
};
