import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { scratchRoot } from '../../../../../tools/config/scratch-root.ts';
import { startCore } from '../core.ts';
import { makeLogMonths } from '../database/log-months.ts';
import { connectDatabase } from '../database/postgres.ts';
import { administer, databaseUrl, randomName, startThrowAwayPostgres, type ThrowAwayPostgres } from './postgres.ts';
import { testConfig } from './test-config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the run's PostgreSQL, with its database `postgres`. */
    postgresUrl: string;
    /** Name of the migrated database that tests clone. */
    templateDatabase: string;
    /** How the names of folders begin that the spec files of this run share. */
    runName: string;
  }
}

const migrationsFolder = fileURLToPath(new URL('../../../../../apps/server/migrations', import.meta.url));

interface Run {
  server: ThrowAwayPostgres;
  template: string;
  name: string;
  users: number;
}

/** Shared by all projects of a run, because Vitest runs this file once for each project and may load it again. */
const shared = globalThis as typeof globalThis & { caravanTestRun?: Promise<Run> | undefined };

const makeTemplate = async (serverUrl: string): Promise<string> => {
  if (!existsSync(migrationsFolder)) throw new Error(`there are no migrations in ${migrationsFolder}`);
  const name = randomName('template');
  await administer(serverUrl, `CREATE DATABASE ${name}`);
  const config = testConfig({ databaseUrl: databaseUrl(serverUrl, name) });
  const fail = (error: Error): void => {
    throw error;
  };
  const database = await connectDatabase({
    connection: { connectionString: config.databaseUrl },
    config,
    migrationsFolder,
    onError: fail,
  });
  // Also creates the schema of the jobs.
  const core = await startCore({ config, database, log: pino({ level: 'silent' }), backgroundJobs: false });
  await makeLogMonths(core.db, core.transaction, core.clock());
  await core.close();
  await database.close();
  return name;
};

const start = async (): Promise<Run> => {
  const standing = process.env['TEST_DATABASE_URL'];
  const server = standing ? { url: standing, stop: async () => undefined } : await startThrowAwayPostgres();
  try {
    return { server, template: await makeTemplate(server.url), name: randomName('caravan-run'), users: 0 };
  } catch (error) {
    await server.stop();
    throw error;
  }
};

/** Where the spec files of a run share folders. */
const sharedIn = [scratchRoot, fileURLToPath(new URL('../../../../../node_modules/.cache', import.meta.url))];

const removeShared = async (name: string): Promise<void> => {
  for (const parent of sharedIn) {
    const shared = (await readdir(parent).catch(() => [])).filter((entry) => entry.startsWith(name));
    for (const entry of shared) await rm(join(parent, entry), { recursive: true, force: true });
  }
};

/** Drops the template and those that spec files made of it. */
const dropTemplates = async ({ server, template }: Run): Promise<void> => {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [template],
  );
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  await client.end();
};

/** Starts one PostgreSQL for the test run, or uses the one of `TEST_DATABASE_URL`. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const run = await (shared.caravanTestRun ??= start());
  run.users += 1;
  project.provide('postgresUrl', run.server.url);
  project.provide('templateDatabase', run.template);
  project.provide('runName', run.name);
  return async () => {
    run.users -= 1;
    if (run.users > 0) return;
    shared.caravanTestRun = undefined;
    await dropTemplates(run);
    await run.server.stop();
    await removeShared(run.name);
  };
}
