import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { homeOf } from '../database/embedded/place.ts';
import { openPool } from '../database/connections/pool.ts';
import type { Database } from '../database/transactions/tx.ts';

const advice = 'was the restore finished, and into this database?';

/** Refuses a database that no server has used, because its audit would find no fault. */
export const refuseEmptyDatabase = async (db: Database): Promise<void> => {
  const { rows: found } = await db.execute<{ migrated: boolean }>(
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS migrated`,
  );
  if (!found[0]?.migrated) throw new Error(`the database is empty: ${advice}`);
  const { rows: tables } = await db.execute<{ name: string; keyed: boolean }>(sql`
    SELECT relname AS name, EXISTS (SELECT 1 FROM pg_constraint WHERE conrelid = pg_class.oid AND contype = 'p') AS keyed
    FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`);
  // pg_restore creates the keys after all data.
  const unfinished = tables.filter(({ keyed }) => !keyed).map(({ name }) => name);
  if (unfinished.length) throw new Error(`the database is incomplete (no key in ${unfinished.join(', ')}): ${advice}`);
  for (const { name } of tables) {
    const { rows } = await db.execute(sql`SELECT 1 FROM ${sql.identifier(name)} LIMIT 1`);
    if (rows.length) return;
  }
  throw new Error(`the database has only empty tables: ${advice}`);
};

/**
 * The same check before anything is created or migrated, so that a failed restore stays unchanged and can be repeated.
 */
export const refuseUnrestored = async ({
  databaseUrl,
  databasePooler,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'databasePooler' | 'dataDir'>): Promise<void> => {
  if (databaseUrl === undefined) {
    if (!existsSync(join(await homeOf(dataDir), 'data')))
      throw new Error(`there is no database in ${dataDir}: ${advice}`);
    return;
  }
  const pooled = databasePooler === 'transaction';
  const pool = openPool({ connectionString: databaseUrl }, { max: 1, onError: () => undefined, pooled });
  try {
    await refuseEmptyDatabase(pool.db);
  } finally {
    await pool.close();
  }
};
