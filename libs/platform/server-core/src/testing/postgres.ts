import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { installedFolder, reachableBinaries } from '../database/embedded/binaries.ts';
import { prepareCluster } from '../database/embedded/cluster.ts';
import { findPlace } from '../database/embedded/place.ts';
import { readPostmasterFile } from '../database/embedded/postmaster-file.ts';
import { startPostmaster, stopPostmaster } from '../database/embedded/postmaster.ts';
import { isAlive, isRunning } from '../database/embedded/processes.ts';

/** What a power cut could lose does not matter here; speed does. */
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
/** Names the process that a folder was made for. */
const ownerFile = 'owner';

/** A test run that was killed could not end its PostgreSQL: the next one does. */
const endOrphans = async (): Promise<void> => {
  for (const name of (await readdir(tmpdir())).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    const owner = Number(await readFile(join(folder, ownerFile), 'utf8').catch(() => ''));
    if (!owner || isAlive(owner)) continue;
    const dataFolder = join(folder, 'postgres/data');
    const file = await readPostmasterFile(dataFolder);
    if (file && isRunning(file.pid, dataFolder)) process.kill(file.pid, 'SIGQUIT');
    await rm(folder, { recursive: true, force: true });
  }
};

/** A PostgreSQL of its own in a temporary folder. */
export const startThrowAwayPostgres = async (): Promise<ThrowAwayPostgres> => {
  await endOrphans();
  const folder = await mkdtemp(join(tmpdir(), prefix));
  await writeFile(join(folder, ownerFile), String(process.pid));
  // Whatever the mode of a temporary folder: PostgreSQL may run as another user.
  await chmod(folder, 0o755);
  const sharedFolder = join(tmpdir(), 'caravan-test-shared');
  const place = await findPlace({ dataDir: folder, sharedFolder, notice: () => undefined });
  const binaries = await reachableBinaries({ from: installedFolder(), runAs: place.runAs, sharedFolder });
  const cluster = await prepareCluster({ binaries, place, durable: false, settings });
  const postmaster = await startPostmaster(binaries, cluster);
  const { user, password, host, port } = postmaster.connection;
  return {
    url: `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/postgres`,
    async stop() {
      await stopPostmaster(postmaster, cluster);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Runs one statement on a server's own database, such as `CREATE DATABASE`. */
export const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** The same server, another database. */
export const databaseUrl = (serverUrl: string, name: string): string => {
  const [server = '', query] = serverUrl.split('?', 2);
  return `${server.slice(0, server.lastIndexOf('/'))}/${name}${query ? `?${query}` : ''}`;
};

export const randomName = (prefix: string): string => `${prefix}_${randomBytes(6).toString('hex')}`;
