import { spawn } from 'node:child_process';
import { closeSync, fchownSync, openSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Binaries } from './binaries.ts';
import type { Cluster, ClusterConnection } from './cluster.ts';
import { postmasterFile, readPostmasterFile } from './postmaster-file.ts';
import { isRunning, isStranger, processExists, somebodyWorksIn } from './processes.ts';

/** A PostgreSQL that runs. */
export interface Postmaster {
  pid: number;
  connection: ClusterConnection;
  /** True where an earlier process started it. */
  adopted: boolean;
}

const deadline = 60_000;
const pause = 20;

/** Whether it answers, and for the folder we mean. */
const answers = async (cluster: Cluster, connection: ClusterConnection): Promise<boolean> => {
  const client = new Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(`SELECT current_setting('data_directory') AS folder`);
    return rows[0]?.folder === cluster.dataFolder;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** A PostgreSQL that a killed server left running in this folder. What a dead one left is cleared away. */
const adopt = async (cluster: Cluster): Promise<Postmaster | undefined> => {
  const end = Date.now() + deadline;
  while (Date.now() < end) {
    const file = await readPostmasterFile(cluster.dataFolder);
    if (!file || !processExists(file.pid)) return undefined;
    if (isStranger(file.pid, cluster.dataFolder)) {
      // PostgreSQL would take the stranger for itself. Without its file it no longer looks for orphaned backends: that is up to us.
      while (somebodyWorksIn(cluster.dataFolder) && Date.now() < end) await sleep(pause);
      rmSync(postmasterFile(cluster.dataFolder), { force: true });
      return undefined;
    }
    const connection = { ...cluster.connection, host: file.socketFolder || file.host, port: file.port };
    if (await answers(cluster, connection)) return { pid: file.pid, connection, adopted: true };
    // It is still starting or just ending.
    await sleep(pause);
  }
  throw new Error(`a PostgreSQL runs in ${cluster.dataFolder} but does not answer`);
};

const settings = (cluster: Cluster): string[] => [
  ...(cluster.socketFolder
    ? ['listen_addresses=', `unix_socket_directories=${cluster.socketFolder}`, 'unix_socket_permissions=0700']
    : ['listen_addresses=127.0.0.1', 'unix_socket_directories=']),
  'log_min_messages=warning',
  'timezone=UTC',
  'log_timezone=UTC',
  ...cluster.settings,
];

/** Starts the server in a session of its own, so that Ctrl-C reaches us alone: we finish our requests before we end it. */
const launch = (binaries: Binaries, cluster: Cluster): { exited: () => boolean; pid: number } => {
  const log = openSync(cluster.logFile, 'a', 0o600);
  if (cluster.runAs) fchownSync(log, cluster.runAs.uid, cluster.runAs.gid);
  const args = ['-D', cluster.dataFolder, '-p', String(cluster.connection.port), ...settings(cluster).flatMap((setting) => ['-c', setting])];
  const child = spawn(binaries.postgres, args, { ...cluster.runAs, cwd: '/', env: cluster.environment, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  let exited = false;
  child.on('exit', () => (exited = true));
  child.on('error', () => (exited = true));
  child.unref();
  return { exited: () => exited, pid: child.pid ?? 0 };
};

/** The backends of a killed postmaster notice its death within moments; until then a new one refuses to start. */
const attempts = 50;

/** Adopts what runs in the folder already, or starts it; it answers when this returns. */
export const startPostmaster = async (binaries: Binaries, cluster: Cluster): Promise<Postmaster> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await adopt(cluster);
    if (found) return found;
    const { exited, pid } = launch(binaries, cluster);
    const end = Date.now() + deadline;
    while (!exited() && Date.now() < end) {
      if (await answers(cluster, cluster.connection)) return { pid, connection: cluster.connection, adopted: false };
      await sleep(pause);
    }
    await sleep(100);
  }
  throw new Error(`PostgreSQL did not start; it says why in ${cluster.logFile}`);
};

/** Ends it: open transactions are undone, what is committed is on disk. */
export const stopPostmaster = async ({ pid }: Pick<Postmaster, 'pid'>, cluster: Cluster): Promise<void> => {
  if (!isRunning(pid, cluster.dataFolder)) return;
  process.kill(pid, 'SIGINT');
  const end = Date.now() + deadline;
  while (isRunning(pid, cluster.dataFolder) && Date.now() < end) await sleep(pause);
};
