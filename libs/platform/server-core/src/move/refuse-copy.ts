import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Client } from 'pg';
import { oldestMajor } from '../database/connections/reach-database.ts';
import { findData, otherConnections, readTables, type Table } from './catalog.ts';

/** A reason not to copy that an operator can fix. Its message is the one line to show. */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused';
}

const majorOf = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ number: number }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS number`,
  );
  return rows[0]?.number ?? 0;
};

/** Refuses a target that is too old for Caravan, or that has tables of something else or rows. */
export const refuseTarget = async (target: Client): Promise<void> => {
  const major = await majorOf(target);
  if (major < oldestMajor) throw new CopyRefused(`the target is PostgreSQL ${major}: use ${oldestMajor} or newer`);
  const tables = await readTables(target);
  const isCaravan = tables.some(({ name }) => name === 'drizzle.__drizzle_migrations');
  if (tables[0] && !isCaravan)
    throw new CopyRefused(`the target has tables of something else (${tables[0].name}): use an empty database`);
  const used = await findData(target, tables);
  if (used !== undefined) throw new CopyRefused(`the target already has data (${used}): use an empty database`);
};

const otherVersion = 'start this version of the server on it once, or move it with the version that it belongs to';

/** Refuses a source whose tables are not those of this version. */
export const refuseSource = async (source: Client, migrationsFolder: string): Promise<void> => {
  const { rows: found } = await source.query<{ name: string | null }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') AS name`,
  );
  if (!found[0]?.name) throw new CopyRefused('the source has no tables of Caravan: is its address right?');
  const { rows } = await source.query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id');
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  if (String(rows.map(({ hash }) => hash)) !== String(known))
    throw new CopyRefused(`the source belongs to another version of Caravan: ${otherVersion}`);
};

/** Rows that other processes write while or after the copy is made would be lost with the source. */
export const refuseOthers = async (source: Client): Promise<void> => {
  const others = await otherConnections(source);
  if (others.length)
    throw new CopyRefused(`other programs use the source (${[...new Set(others)].join(', ')}): stop the servers first`);
};

/** Refuses tables of the source that differ from those that this version has made in the target. */
export const refuseOtherShapes = (wanted: readonly Table[], made: readonly Table[]): void => {
  const shapes = new Map(made.map(({ name, shape }) => [name, String(shape)]));
  const different = wanted.filter(({ name, shape }) => shapes.get(name) !== String(shape));
  if (different[0])
    throw new CopyRefused(`${different[0].name} of the source is not what this version makes: ${otherVersion}`);
};
