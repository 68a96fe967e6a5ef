import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { StartRefused } from '../../start-refused.ts';
import { isForbidden } from '../transactions/sql-state.ts';

/** An arbitrary number, the same in every process. */
const lockKey = 7_217_001;

/** The database has a migration that this version does not have, and cannot work without. */
export class ForeignMigrations extends StartRefused {
  override readonly name = 'ForeignMigrations';
}

/** The database is not up to date, and this process may not migrate it. */
export class MigrationNeeded extends StartRefused {
  override readonly name = 'MigrationNeeded';

  constructor(why: string, cause?: unknown) {
    super(`${why}: run npm run migrate, with MIGRATE_DATABASE_URL for the role that owns the tables`, { cause });
  }
}

/** Says that the role of `DATABASE_URL` lacks a right that a current database would not need. */
export const migrationForbidden = (cause: unknown): MigrationNeeded =>
  new MigrationNeeded('the database is not up to date, and the role of DATABASE_URL may not change its tables', cause);

/** The migrations of a build. */
interface Folder {
  path: string;
  hashes: ReadonlySet<string>;
  /** The migration without which a build cannot use the database after these migrations. */
  required: string;
}

/**
 * `required.json` in the folder names that migration: `{ "required": "0004_add_notes" }`. Without the file it is the
 * last one, so that no older build can use the database.
 */
const readFolder = async (path: string): Promise<Folder> => {
  const hashes = readMigrationFiles({ migrationsFolder: path }).map(({ hash }) => hash);
  const journal = JSON.parse(await readFile(join(path, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const named = await readFile(join(path, 'required.json'), 'utf8').catch(() => undefined);
  const last = journal.entries.at(-1)?.tag ?? '';
  const tag = named === undefined ? last : (JSON.parse(named) as { required: string }).required;
  const required = hashes[journal.entries.findIndex((entry) => entry.tag === tag)];
  if (required === undefined) throw new Error(`required.json names ${tag}, which is not a migration of ${path}`);
  return { path, hashes: new Set(hashes), required };
};

/** A column of one of the two tables below, or nothing if the table does not exist yet. */
const hashesIn = async (client: PoolClient, table: string): Promise<string[]> => {
  const { rows: tables } = await client.query<{ name: string | null }>('SELECT to_regclass($1) AS name', [table]);
  if (!tables[0]?.name) return [];
  const { rows } = await client.query<{ hash: string }>(`SELECT hash FROM ${table}`);
  return rows.map(({ hash }) => hash);
};

const appliedTable = 'drizzle.__drizzle_migrations';
const requiredTable = 'drizzle.required_migration';

/**
 * Whether the database has all migrations of the folder. A database with further ones is that of a newer build, which
 * has said which builds may still use it.
 */
const isCurrent = async (client: PoolClient, { hashes }: Folder): Promise<boolean> => {
  const applied = new Set(await hashesIn(client, appliedTable));
  const hasAll = [...hashes].every((hash) => applied.has(hash));
  if ([...applied].every((hash) => hashes.has(hash))) return hasAll;
  const required = await hashesIn(client, requiredTable);
  if (hasAll && required.length && required.every((hash) => hashes.has(hash))) return true;
  throw new ForeignMigrations(
    'another version of this server created the database: this version does not have its migrations',
  );
};

/** Written before the migrations, so that an interruption refuses too many builds rather than too few. */
const keepRequired = async (client: PoolClient, { required }: Folder): Promise<void> => {
  await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${requiredTable} (single boolean PRIMARY KEY CHECK (single), hash text NOT NULL)`,
  );
  await client.query(
    `INSERT INTO ${requiredTable} VALUES (true, $1) ON CONFLICT (single) DO UPDATE SET hash = EXCLUDED.hash`,
    [required],
  );
};

/** Of processes that start together, the first migrates and the others wait. */
const migrateUnderLock = async (client: PoolClient, folder: Folder): Promise<void> => {
  await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
  if (!(await isCurrent(client, folder))) {
    await keepRequired(client, folder);
    await migrate(drizzle(client), { migrationsFolder: folder.path });
  }
  await client.query('SELECT pg_advisory_unlock($1)', [lockKey]);
};

/** Runs work on the folder's migrations with a connection of the pool. */
const withFolder = async (
  pool: Pool,
  path: string,
  work: (client: PoolClient, folder: Folder) => Promise<void>,
): Promise<void> => {
  const folder = await readFolder(path);
  const client = await pool.connect();
  try {
    await work(client, folder);
    client.release();
  } catch (error) {
    // Destroying the connection releases the lock in every state of the session.
    client.release(true);
    throw isForbidden(error) ? migrationForbidden(error) : error;
  }
};

/**
 * Brings the database up to date, if it is not. Throws `MigrationNeeded` if this process may not do that, and
 * `ForeignMigrations` if the database is too new.
 */
export const runMigrations = (pool: Pool, path: string): Promise<void> =>
  withFolder(pool, path, async (client, folder) => {
    if (!(await isCurrent(client, folder))) await migrateUnderLock(client, folder);
  });

/** For a pooler of transactions, through which no lock can be held: throws `MigrationNeeded` instead of migrating. */
export const refuseOutdated = (pool: Pool, path: string): Promise<void> =>
  withFolder(pool, path, async (client, folder) => {
    if (!(await isCurrent(client, folder)))
      throw new MigrationNeeded(
        'the database is not up to date, and cannot be migrated through a pooler of transactions',
      );
  });
