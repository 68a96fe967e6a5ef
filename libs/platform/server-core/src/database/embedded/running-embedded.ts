import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterUser, type ClusterConnection } from './cluster.ts';
import { homesOf } from './place.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isRunning } from './processes.ts';

const connectionIn = async (home: string): Promise<ClusterConnection | undefined> => {
  const found = await realpath(home).catch(() => undefined);
  if (!found) return undefined;
  const dataFolder = join(found, 'data');
  const file = await readPostmasterFile(dataFolder);
  if (!file || !isRunning(file.pid, dataFolder)) return undefined;
  const password = (await readFile(join(found, 'password'), 'utf8')).trim();
  return { host: file.socketFolder || file.host, port: file.port, user: clusterUser, password };
};

/** How to get into the PostgreSQL that another process runs in a data folder; undefined where none does. */
export const runningEmbedded = async (dataDir: string): Promise<ClusterConnection | undefined> => {
  for (const home of await homesOf(dataDir)) {
    const connection = await connectionIn(home);
    if (connection) return connection;
  }
  return undefined;
};
