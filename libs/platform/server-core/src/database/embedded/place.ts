import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRoot, postgresUser, type RunAs } from './system-user.ts';

/** Where the database lives and whom it belongs to. */
export interface Place {
  /** Holds `data`, `run`, the password and the log. */
  home: string;
  runAs: RunAs | undefined;
}

const canUse = (folder: string, runAs: RunAs): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0;

const openTo = async (folder: string, runAs: RunAs): Promise<boolean> => {
  await mkdir(folder, { recursive: true });
  await chown(folder, runAs.uid, runAs.gid);
  await chmod(folder, 0o700);
  return canUse(folder, runAs);
};

/** The data of an earlier start belong to whoever started it then: root goes on as that user. */
const ownerOf = async (folder: string): Promise<RunAs | undefined> => {
  const found = await stat(join(folder, 'data')).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
};

/** Names the folder elsewhere, so that a project which is moved finds its data again. */
const pointerFile = (dataDir: string): string => join(dataDir, 'postgres-is-at.txt');

const notedPlace = async (dataDir: string): Promise<string | undefined> => {
  const noted = await readFile(pointerFile(dataDir), 'utf8').catch(() => undefined);
  return noted?.trim() || undefined;
};

const homeIn = (dataDir: string): string => join(dataDir, 'postgres');

/** Where the database of a data folder may be. */
export const homesOf = async (dataDir: string): Promise<string[]> => {
  const noted = await notedPlace(dataDir);
  return noted ? [homeIn(dataDir), noted] : [homeIn(dataDir)];
};

const placeElsewhere = async (dataDir: string, sharedFolder: string): Promise<string> => {
  const noted = await notedPlace(dataDir);
  if (noted) return noted;
  const name = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 16);
  const folder = join(sharedFolder, name);
  await mkdir(sharedFolder, { recursive: true, mode: 0o755 });
  await writeFile(pointerFile(dataDir), `${folder}\n`);
  return folder;
};

export interface PlaceOptions {
  dataDir: string;
  sharedFolder: string;
  notice: (line: string) => void;
}

/**
 * `DATA_DIR/postgres`. Root has PostgreSQL run as the user `postgres`; where that user cannot enter `DATA_DIR`, such as below a home of
 * mode 700, the data go to a folder that it can.
 */
export const findPlace = async ({ dataDir, sharedFolder, notice }: PlaceOptions): Promise<Place> => {
  const home = homeIn(dataDir);
  const made = await mkdir(dataDir, { recursive: true });
  // Whatever the umask: user postgres must get through a folder that we made ourselves.
  if (made && isRoot()) await chmod(dataDir, 0o755);
  if (!isRoot()) {
    await mkdir(home, { recursive: true, mode: 0o700 });
    return { home, runAs: undefined };
  }
  const runAs = (await ownerOf(home)) ?? (await postgresUser());
  if (await openTo(home, runAs)) return { home, runAs };
  if (await ownerOf(home)) throw new Error(`the owner of ${home} can no longer enter it: open the folders above it, or set another DATA_DIR`);
  const elsewhere = await placeElsewhere(dataDir, sharedFolder);
  if (!(await openTo(elsewhere, runAs)))
    throw new Error(`the user postgres can use neither ${home} nor ${elsewhere}: set another DATA_DIR, or DATABASE_URL`);
  notice(`The database runs as user postgres, who cannot enter ${dataDir}; its data are in ${elsewhere}`);
  return { home: elsewhere, runAs };
};
