import { join } from 'node:path';
import { Client } from 'pg';
import type { Connection } from '../database.ts';
import { installedFolder, reachableBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { findPlace } from './place.ts';
import { startPostmaster } from './postmaster.ts';
import { supervise } from './supervise.ts';

export interface EmbeddedOptions {
  dataDir: string;
  /** Told what a person who starts the server should know. */
  notice: (line: string) => void;
  onError: (error: Error) => void;
  /** Where binaries are taken from; tests use a folder of their own. */
  binariesFrom?: string;
  /** For binaries and data that user `postgres` could not reach in the project. */
  sharedFolder?: string;
}

export interface Embedded {
  connection: Connection;
  stop: () => Promise<void>;
}

export const databaseName = 'caravan';

const ensureDatabase = async (connection: Connection): Promise<void> => {
  const client = new Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
    if (!rowCount) await client.query(`CREATE DATABASE ${databaseName}`);
  } finally {
    await client.end();
  }
};

/** The embedded PostgreSQL of a data folder: one process at a time, made on the first start, ended by `stop`. */
export const openEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const { dataDir, notice, onError, binariesFrom = installedFolder(), sharedFolder = '/var/lib/caravan' } = options;
  const lock = await lockFolder(dataDir);
  try {
    const place = await findPlace({ dataDir, sharedFolder, notice });
    const binaries = await reachableBinaries({ from: binariesFrom, runAs: place.runAs, sharedFolder });
    if (!binaries.folder.startsWith(join(binariesFrom)))
      notice(`PostgreSQL's programs were copied to ${binaries.folder}, where user postgres can start them`);
    const cluster = await prepareCluster({ binaries, place });
    const postmaster = await startPostmaster(binaries, cluster);
    await ensureDatabase(postmaster.connection);
    const supervisor = supervise({ binaries, cluster, postmaster, onError });
    return {
      connection: { ...postmaster.connection, database: databaseName },
      async stop() {
        await supervisor.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
};
