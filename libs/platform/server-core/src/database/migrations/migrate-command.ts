import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { coreJobs, startCore } from '../../core.ts';
import type { Compose } from '../../feature.ts';
import { grantServerRole } from './grant-server-role.ts';
import { makeLogMonths } from '../log-months.ts';
import { openPool } from '../connections/pool.ts';
import { connectDatabase } from '../postgres.ts';
import { reachDatabase } from '../connections/reach-database.ts';
import type { Database } from '../transactions/tx.ts';

export interface MigrateCommandOptions {
  config: Config;
  log: FastifyBaseLogger;
  migrationsFolder: string;
  compose: Compose;
}

/** The servers may not make partitions, so those until the next releases are made here. */
const monthsAhead = 24;

const roleOf = async (db: Database): Promise<string> =>
  (await db.execute<{ role: string }>(sql`SELECT current_user AS role`)).rows[0]?.role ?? '';

const serverRole = async (databaseUrl: string, pooled: boolean): Promise<string> => {
  await reachDatabase(databaseUrl, { variable: 'DATABASE_URL', pooled });
  const servers = openPool({ connectionString: databaseUrl }, { max: 1, onError: () => undefined, pooled });
  try {
    return await roleOf(servers.db);
  } finally {
    await servers.close();
  }
};

/**
 * Migrates tables and queues with the role of `MIGRATE_DATABASE_URL`, and grants the role of `DATABASE_URL` what a
 * server needs. It may run beside servers. Returns lines for the operator.
 */
export const migrateCommand = async (options: MigrateCommandOptions): Promise<string[]> => {
  const { log, migrationsFolder, compose } = options;
  const { databaseUrl, migrateUrl, databasePooler } = options.config;
  if (databaseUrl === undefined) return ['The server migrates the embedded database itself when it starts.'];
  const url = migrateUrl ?? databaseUrl;
  const config: Config = { ...options.config, databaseUrl: url, databasePooler: 'none', databasePool: 2 };
  const connection = { connectionString: url };
  await reachDatabase(url, { variable: migrateUrl === undefined ? 'DATABASE_URL' : 'MIGRATE_DATABASE_URL' });
  const onError = (error: Error): void => log.error({ err: error }, 'database');
  const database = await connectDatabase({ connection, config, migrationsFolder, onError });
  try {
    const core = await startCore({ config, database, log, backgroundJobs: false });
    try {
      const { features } = await compose(core);
      await core.jobs.prepare([...coreJobs(core, features), ...features.flatMap(({ jobs = [] }) => jobs)]);
      await makeLogMonths(core.db, core.transaction, core.clock(), monthsAhead);
      await core.jobs.finishMigrations();
      const owner = await roleOf(database.db);
      const role = await serverRole(databaseUrl, databasePooler === 'transaction');
      if (role !== owner) await grantServerRole(database.db, role);
      return [
        `The database is up to date. Tables and queues belong to ${owner}.`,
        ...(role === owner ? [] : [`${role} may read and write rows, and nothing else.`]),
      ];
    } finally {
      await core.close();
    }
  } finally {
    await database.close();
  }
};
