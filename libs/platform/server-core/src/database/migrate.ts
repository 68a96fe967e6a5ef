import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';

/** An arbitrary number, the same in every process. */
const lockKey = 7_217_001;

/** The database has a migration that this version does not have, so another version created it. */
export class ForeignMigrations extends Error {
  override readonly name = 'ForeignMigrations';
}

const refuseForeign = async (client: PoolClient, folder: string): Promise<void> => {
  const known = new Set(readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash));
  const { rows: tables } = await client.query<{ name: string | null }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') AS name`,
  );
  if (!tables[0]?.name) return;
  const { rows } = await client.query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations');
  if (rows.some(({ hash }) => !known.has(hash))) {
    throw new ForeignMigrations(
      'another version of this server created the database: this version does not have its migrations',
    );
  }
};

/**
 * Migrates the database under an advisory lock. Of processes that start together, the first migrates and the others
 * wait.
 */
export const runMigrations = async (pool: Pool, folder: string): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    await refuseForeign(client, folder);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await client.query('SELECT pg_advisory_unlock($1)', [lockKey]);
    client.release();
  } catch (error) {
    // Destroying the connection releases the lock in every state of the session.
    client.release(true);
    throw error;
  }
};
