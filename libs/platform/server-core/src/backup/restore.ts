import { chown, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { lockFolder } from '../database/embedded/folder-lock.ts';
import { findPlace, homesOf, type Place } from '../database/embedded/place.ts';
import { listArchive, unpack } from './archive.ts';
import { refuseOwnDatabase } from './back-up.ts';
import { exists } from './exists.ts';

export interface RestoreOptions {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  /** What `backUp` wrote. */
  file: string;
  notice: (line: string) => void;
  /** For a database that user `postgres` could not reach in `DATA_DIR`. */
  sharedFolder?: string;
}

/** What is in a backup. */
const entriesOf = async (file: string): Promise<Set<string>> => {
  const entries = new Set(await listArchive(file));
  if (!entries.has('data/PG_VERSION') || !entries.has('password')) throw new Error(`${file} is no backup of Caravan`);
  return entries;
};

/** What is there stays: who restores into the wrong folder loses nothing. */
const refuseUsed = async (dataDir: string): Promise<void> => {
  const used = [...(await homesOf(dataDir)).map((home) => join(home, 'data')), join(dataDir, 'files')];
  for (const folder of used) if (await exists(folder)) throw new Error(`${folder} is there already: move it away first, or set another DATA_DIR`);
};

/** The data belong to whoever PostgreSQL runs as on this machine. */
const give = async (folder: string, { runAs }: Place): Promise<void> => {
  if (!runAs) return;
  const below = await readdir(folder, { recursive: true });
  for (const path of [folder, ...below.map((name) => join(folder, name))]) await chown(path, runAs.uid, runAs.gid);
};

/** Puts a backup into a data folder that has neither a database nor files. */
export const restore = async ({ config, file: name, notice, sharedFolder = '/var/lib/caravan' }: RestoreOptions): Promise<string[]> => {
  const { dataDir } = config;
  const file = resolve(name);
  refuseOwnDatabase(config);
  const entries = await entriesOf(file);
  await refuseUsed(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const place = await findPlace({ dataDir, sharedFolder, notice });
    const unpacked = await mkdtemp(join(place.home, 'restoring-'));
    await unpack(file, { folder: unpacked, entries: ['data', 'password'] });
    await give(unpacked, place);
    if (entries.has('files/')) await unpack(file, { folder: dataDir, entries: ['files'] });
    await rename(join(unpacked, 'password'), join(place.home, 'password'));
    // Last: a database that is there is whole.
    await rename(join(unpacked, 'data'), join(place.home, 'data'));
    await rm(unpacked, { recursive: true });
  } finally {
    lock.release();
  }
  return [`Restored ${file} into ${dataDir}.`, 'Now check the books (npm run audit:books) and start the server.'];
};
