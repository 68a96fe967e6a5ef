import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { openEmbedded } from '../database/embedded/embedded.ts';
import { lockFolder } from '../database/embedded/folder-lock.ts';
import { homesOf } from '../database/embedded/place.ts';
import { runningEmbedded } from '../database/embedded/running-embedded.ts';
import { listArchive, pack, type Part } from './archive.ts';
import { exists } from './exists.ts';

export interface BackUpOptions {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;
  /** Where the backup goes; nothing may be there. */
  file: string;
  notice: (line: string) => void;
}

export const refuseOwnDatabase = ({ databaseUrl }: Pick<Config, 'databaseUrl'>): void => {
  if (databaseUrl !== undefined) throw new Error('DATABASE_URL is set: use pg_dump and pg_restore of that PostgreSQL, see docs/operations.md');
};

/** Where the database of a data folder is. */
const homeIn = async (dataDir: string): Promise<string> => {
  for (const home of await homesOf(dataDir)) if (await exists(join(home, 'data', 'PG_VERSION'))) return home;
  throw new Error(`there is no database in ${dataDir}: is DATA_DIR right?`);
};

/** PostgreSQL goes on after a server that was killed. It is taken over and ended as it should be, so that all is in its files. */
const settle = async ({ config, notice }: BackUpOptions): Promise<void> => {
  const embedded = await openEmbedded({ dataDir: config.dataDir, notice, onError: () => undefined });
  await embedded.stop();
};

const partsOf = async (dataDir: string, home: string): Promise<Part[]> => [
  { folder: home, entries: ['data', 'password'] },
  ...((await exists(join(dataDir, 'files'))) ? [{ folder: dataDir, entries: ['files'] }] : []),
];

/** Keeps the embedded database and the files of a data folder in one file, while no server works on them. Answers what a person should know. */
export const backUp = async (options: BackUpOptions): Promise<string[]> => {
  const { config } = options;
  const file = resolve(options.file);
  refuseOwnDatabase(config);
  if (await exists(file)) throw new Error(`${file} is there already`);
  const home = await homeIn(config.dataDir);
  await settle(options);
  const lock = await lockFolder(config.dataDir);
  try {
    if (await runningEmbedded(config.dataDir)) throw new Error('a server has just been started on this data folder: stop it and try again');
    await pack(file, await partsOf(config.dataDir, home));
  } finally {
    lock.release();
  }
  const entries = await listArchive(file);
  return [
    `Backup: ${file} (${(await stat(file)).size.toLocaleString('en')} bytes, ${entries.length.toLocaleString('en')} entries)`,
    ...(config.s3 ? [`Pictures are in the bucket ${config.s3.bucket} and not in the backup: keep that as well.`] : []),
    'It holds all that shoppers entrusted to you: keep it where nobody else can read it.',
  ];
};
