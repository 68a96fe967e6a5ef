import { existsSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { staffKeyFile, type Config } from '../config.ts';
import { openEmbedded } from '../database/embedded/embedded.ts';
import { homeOf } from '../database/embedded/place.ts';
import { listArchive, pack, type Part } from './archive.ts';

export interface BackUpOptions {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;
  /** Path of the backup. The file must not exist. */
  file: string;
  notice: (line: string) => void;
}

export const refuseOwnDatabase = ({ databaseUrl }: Pick<Config, 'databaseUrl'>): void => {
  if (databaseUrl !== undefined)
    throw new Error('DATABASE_URL is set: use pg_dump and pg_restore of that PostgreSQL, see docs/database.md');
};

/** Stops a PostgreSQL that a killed server left running, so that its files are complete. */
const settle = async ({ config, notice }: BackUpOptions): Promise<void> => {
  const embedded = await openEmbedded({ dataDir: config.dataDir, notice, onError: () => undefined });
  await embedded.stop();
};

/** PostgreSQL changes this file at every start. */
const controlOf = (home: string): Promise<string> => readFile(join(home, 'data/global/pg_control'), 'base64');

const packStopped = async (home: string, file: string, dataDir: string): Promise<void> => {
  const before = await controlOf(home);
  const isRunning = existsSync(join(home, 'data/postmaster.pid'));
  const entries = ['files', staffKeyFile].filter((name) => existsSync(join(dataDir, name)));
  const files: Part[] = entries.length ? [{ folder: dataDir, entries }] : [];
  if (!isRunning) await pack(file, [{ folder: home, entries: ['data'] }, ...files]);
  if (!isRunning && (await controlOf(home)) === before) return;
  await rm(file, { force: true });
  throw new Error('a server was started on this data folder during the backup: stop it and try again');
};

/**
 * Packs the embedded database and the files of a data folder into one file. No server may run. Returns lines for the
 * operator.
 */
export const backUp = async (options: BackUpOptions): Promise<string[]> => {
  const { config } = options;
  const file = resolve(options.file);
  refuseOwnDatabase(config);
  if (existsSync(file)) throw new Error(`${file} already exists`);
  const home = await homeOf(config.dataDir);
  if (!existsSync(join(home, 'data'))) throw new Error(`there is no database in ${config.dataDir}: is DATA_DIR right?`);
  await settle(options);
  await packStopped(home, file, config.dataDir);
  const entries = await listArchive(file);
  return [
    `Backup: ${file} (${(await stat(file)).size.toLocaleString('en')} bytes, ${entries.length.toLocaleString('en')} entries)`,
    ...(config.s3 ? [`Pictures are in the bucket ${config.s3.bucket} and not in the backup: back it up too.`] : []),
    'It holds the personal data of your shoppers: store it where only you can read it.',
  ];
};
