import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { scratchRoot } from '../../../../../tools/config/scratch-root.ts';
import { connectionUrl } from '../database/connections/pool.ts';
import { openEmbedded, type Embedded } from '../database/embedded/embedded.ts';

/** Fast, but not safe in a power failure. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
];

export interface ThrowAwayPostgres {
  url: string;
  stop: () => Promise<void>;
}

const prefix = 'caravan-postgres-';
/** Contains the id of the process that created the folder. */
const ownerFile = 'owner';

const open = (dataDir: string): Promise<Embedded> =>
  openEmbedded({
    dataDir,
    sharedFolder: join(tmpdir(), 'caravan-test-shared'),
    durable: false,
    settings,
    notice: () => undefined,
    onError: (error) => console.error(error),
  });

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Stops the PostgreSQL of killed test runs. */
const endOrphans = async (): Promise<void> => {
  for (const name of (await readdir(scratchRoot)).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(scratchRoot, name);
    const owner = Number(await readFile(join(folder, ownerFile), 'utf8').catch(() => ''));
    if (!owner || isAlive(owner)) continue;
    if (existsSync(join(folder, 'postgres/data/postmaster.pid'))) await (await open(folder)).stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Starts a PostgreSQL in a temporary folder. */
export const startThrowAwayPostgres = async (): Promise<ThrowAwayPostgres> => {
  // Another run may do the same concurrently.
  await endOrphans().catch(() => undefined);
  const folder = await mkdtemp(join(scratchRoot, prefix));
  await writeFile(join(folder, ownerFile), String(process.pid));
  // PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  const { connection, stop } = await open(folder);
  return {
    url: connectionUrl(connection),
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Runs one statement, such as `CREATE DATABASE`. */
export const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Returns the URL of another database of the same server. */
export const databaseUrl = (serverUrl: string, name: string): string => {
  const [server = '', query] = serverUrl.split('?', 2);
  return `${server.slice(0, server.lastIndexOf('/'))}/${name}${query ? `?${query}` : ''}`;
};

export const randomName = (name: string): string => `${name}_${randomBytes(6).toString('hex')}`;
