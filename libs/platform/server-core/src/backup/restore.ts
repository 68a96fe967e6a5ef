import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { staffKeyFile, type Config } from '../config.ts';
import { moveOldPassword } from '../database/embedded/cluster.ts';
import { findPlace, giveTo, homeOf } from '../database/embedded/place.ts';
import { listArchive, unpack } from './archive.ts';
import { refuseOwnDatabase } from './back-up.ts';

export interface RestoreOptions {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  /** An archive made by `backUp`. */
  file: string;
  notice: (line: string) => void;
  /** For a database that user `postgres` cannot reach in `DATA_DIR`. */
  sharedFolder?: string;
}

const entriesOf = async (file: string): Promise<Set<string>> => {
  const entries = new Set(await listArchive(file));
  if (!entries.has('data/PG_VERSION')) throw new Error(`${file} is not a Caravan backup`);
  return entries;
};

/** Refuses a folder that contains data, so that a restore into the wrong folder destroys nothing. */
const refuseUsed = async (dataDir: string): Promise<void> => {
  const used = [join(await homeOf(dataDir), 'data'), join(dataDir, 'files'), join(dataDir, staffKeyFile)].find(
    (folder) => existsSync(folder),
  );
  if (used) throw new Error(`${used} already exists: move it away first, or set another DATA_DIR`);
};

/** Restores a backup into a data folder without database and files. */
export const restore = async (options: RestoreOptions): Promise<string[]> => {
  const { config, ...others } = options;
  const { dataDir } = config;
  const file = resolve(options.file);
  refuseOwnDatabase(config);
  const entries = await entriesOf(file);
  await refuseUsed(dataDir);
  const place = await findPlace({ dataDir, ...others });
  const unpacked = await mkdtemp(join(place.home, 'restoring-'));
  const database = [...entries].filter((entry) => ['data/', 'password'].includes(entry));
  await unpack(file, { folder: unpacked, entries: database });
  await moveOldPassword(unpacked);
  await giveTo(unpacked, place);
  const besides = ['files/', staffKeyFile].filter((entry) => entries.has(entry));
  if (besides.length) await unpack(file, { folder: dataDir, entries: besides });
  // The last step, so that an existing database is complete.
  await rename(join(unpacked, 'data'), join(place.home, 'data'));
  await rm(unpacked, { recursive: true });
  return [`Restored ${file} into ${dataDir}.`, 'Now check the balances (npm run audit:books) and start the server.'];
};
