import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartRefused } from '../../start-refused.ts';
import type { Connection } from '../connections/pool.ts';
import { sqlState } from '../transactions/sql-state.ts';
import { openCluster, type ClusterOptions } from './cluster.ts';

/** Another process uses this data folder. */
export class FolderInUse extends StartRefused {
  override readonly name = 'FolderInUse';
}

export interface EmbeddedOptions extends ClusterOptions {
  onError: (error: Error) => void;
}

export interface Embedded {
  connection: Connection;
  /** Why PostgreSQL broke down, in one line; undefined if it did not. */
  fault: () => Promise<string | undefined>;
  stop: () => Promise<void>;
}

export const databaseName = 'caravan';

/** An arbitrary number, the same in every process. */
const lockKey = 7_217_000;
const lockNotAvailable = '55P03';

/** Allows one process per data folder. PostgreSQL releases the lock with the connection, however the process ends. */
const lock = async (client: Client, dataDir: string): Promise<void> => {
  try {
    await client.query(`SET lock_timeout = '1s'`);
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
  } catch (error) {
    await client.end();
    if (sqlState(error) !== lockNotAvailable) throw error;
    throw new FolderInUse(`the data folder ${dataDir} is in use by another Caravan process`);
  }
};

const ensureDatabase = async (client: Client): Promise<void> => {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
  if (!rowCount) await client.query(`CREATE DATABASE ${databaseName}`);
};

/**
 * Deletes the remains of interrupted first starts. A process that started at the same moment may still write into its
 * own: what cannot be deleted now is deleted by the next start.
 */
const tidy = async (home: string): Promise<void> => {
  const left = (await readdir(home)).filter((name) => name.startsWith('data.'));
  await Promise.allSettled(left.map((name) => rm(join(home, name), { recursive: true, force: true })));
};

/** Starts the embedded PostgreSQL of a data folder and restarts it if it dies, until `stop`. */
export const openEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const { dataDir, notice, onError } = options;
  // If the start is refused, only the reason is printed.
  const notices: string[] = [];
  const cluster = await openCluster({ ...options, notice: (line) => void notices.push(line) });
  const stopping = new AbortController();
  const takeOver = async (): Promise<Client> => {
    const client = await cluster.start(stopping.signal);
    await lock(client, dataDir);
    return client;
  };
  let restart: Promise<void> | undefined;
  const startAgain = async (): Promise<void> => {
    onError(new Error('PostgreSQL ended unexpectedly and will be restarted'));
    while (!stopping.signal.aborted) {
      try {
        return watch(await takeOver());
      } catch (error) {
        if (stopping.signal.aborted) return;
        onError(error instanceof Error ? error : new Error(String(error)));
        await sleep(1_000, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };
  const watch = (client: Client): void => {
    client.once('end', () => {
      if (!stopping.signal.aborted) restart = startAgain();
    });
  };
  const stop = async (): Promise<void> => {
    stopping.abort();
    await restart;
    await cluster.stop().catch(onError);
  };

  const client = await takeOver();
  try {
    notices.forEach((line) => notice(line));
    await tidy(cluster.home);
    await ensureDatabase(client);
  } catch (error) {
    await stop();
    throw error;
  }
  watch(client);
  const { host, port, user, password } = client;
  return {
    connection: { host, port, user, ...(password && { password }), database: databaseName },
    fault: cluster.fault,
    stop,
  };
};
