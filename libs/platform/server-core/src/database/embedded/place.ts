import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lchown, readdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { codeWords } from '../../failure-line.ts';
import { makeFolders } from '../../files/make-folders.ts';
import { StartRefused } from '../../start-refused.ts';
import { defaultSharedFolder, type RunAs, type User } from './programs.ts';

const execute = promisify(execFile);

/** The data folder cannot hold a database. */
export class FolderUnusable extends StartRefused {
  override readonly name = 'FolderUnusable';
}

/** The folder of a database and its owner. */
export interface Place {
  /** Contains `data`, `run` and the log. */
  home: string;
  runAs: RunAs;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

const idsOf = async (user: string): Promise<User> => {
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => (await execute('id', [flag, user])).stdout));
  return { uid: Number(uid), gid: Number(gid) };
};

/** The user `postgres`, created if missing: PostgreSQL refuses to run as root. */
const postgresUser = async (): Promise<User> => {
  const found = await idsOf('postgres').catch(() => undefined);
  if (found) return found;
  await execute('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', 'postgres']).catch((cause) => {
    const help = 'start as an ordinary user, or set DATABASE_URL';
    throw new StartRefused(`PostgreSQL does not run as root, and the user postgres could not be created: ${help}`, {
      cause,
    });
  });
  return idsOf('postgres');
};

const makeFolder = async (folder: string, mode: number): Promise<void> => {
  try {
    // Independent of the umask: user postgres must be able to enter the folder.
    if (await makeFolders(folder)) await chmod(folder, mode);
  } catch (cause) {
    throw new FolderUnusable(`DATA_DIR: the folder ${folder} cannot be created (${codeWords(cause)})`, { cause });
  }
};

/** Stores the path of a database outside `DATA_DIR`, so that it is found after the project has moved. */
const noteIn = (dataDir: string): string => join(dataDir, 'postgres-is-at.txt');
const insideOf = (dataDir: string): string => join(dataDir, 'postgres');

/** Returns the database folder of a data folder. */
export const homeOf = async (dataDir: string): Promise<string> => {
  const noted = await readFile(noteIn(dataDir), 'utf8').catch(() => '');
  return noted.trim() || insideOf(dataDir);
};

/** Makes the user that runs PostgreSQL here the owner of a folder and of all that is in it. */
export const giveTo = async (folder: string, { runAs }: Place): Promise<void> => {
  if (!runAs) return;
  const below = await readdir(folder, { recursive: true });
  for (const path of [folder, ...below.map((name) => join(folder, name))]) await lchown(path, runAs.uid, runAs.gid);
};

const ownerOf = async (home: string): Promise<RunAs> => {
  const found = await stat(home).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
};

const openTo = async (runAs: User, home: string): Promise<boolean> => {
  await makeFolder(home, 0o700);
  await chown(home, runAs.uid, runAs.gid);
  const enter = ['-c', 'cd "$1" && test -w .', 'sh', home];
  return execute('/bin/sh', enter, { ...runAs, cwd: '/' }).then(
    () => true,
    () => false,
  );
};

const placeElsewhere = async (runAs: User, dataDir: string, sharedFolder: string): Promise<string> => {
  const name = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex');
  const home = join(sharedFolder, name.slice(0, 16));
  await makeFolder(sharedFolder, 0o755);
  if (!(await openTo(runAs, home)))
    throw new FolderUnusable(`the user postgres can use neither ${dataDir} nor ${home}: set DATA_DIR or DATABASE_URL`);
  await writeFile(noteIn(dataDir), `${home}\n`);
  return home;
};

export interface PlaceOptions {
  dataDir: string;
  /** Receives lines for the operator. */
  notice: (line: string) => void;
  sharedFolder?: string;
}

/**
 * Finds the folder of the database: `DATA_DIR/postgres`. As root, PostgreSQL runs as the owner of the data, on the
 * first start as `postgres`. If `postgres` cannot enter `DATA_DIR`, for example below a home folder of mode 700, the
 * data go to a shared folder.
 */
export const findPlace = async (options: PlaceOptions): Promise<Place> => {
  const { dataDir, notice, sharedFolder = defaultSharedFolder } = options;
  await makeFolder(dataDir, 0o755);
  const home = await homeOf(dataDir);
  const owner = await ownerOf(home);
  if (!isRoot()) {
    if (owner && owner.uid !== process.getuid?.())
      throw new FolderUnusable(`the database in ${home} belongs to another user: start the server as that user`);
    await makeFolder(home, 0o700);
    return { home, runAs: undefined };
  }
  const runAs = owner ?? (await postgresUser());
  const place = { home, runAs };
  if (!(await openTo(runAs, home))) {
    // No fallback for existing data: an empty database elsewhere would hide them.
    if (existsSync(join(home, 'data')))
      throw new FolderUnusable(`the owner of ${home} cannot enter it: open the folders above it, or set DATA_DIR`);
    place.home = await placeElsewhere(runAs, dataDir, sharedFolder);
  }
  if (place.home !== insideOf(dataDir))
    notice(`The database runs as user postgres, who cannot enter ${dataDir}; its data are in ${place.home}`);
  return place;
};

/** Beside the data while their major version is upgraded. */
export const upgradeFolder = (home: string): string => join(home, 'upgrade');
