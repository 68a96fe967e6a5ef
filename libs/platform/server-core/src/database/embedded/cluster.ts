import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, open, readFile, readlink, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { wordsOf } from '../../error-words.ts';
import { makeFolders } from '../../files/make-folders.ts';
import { isOfAnother, isOfDisk, lastWordsIn } from './last-words.ts';
import { findPlace, FolderUnusable, type Place, type PlaceOptions, upgradeFolder } from './place.ts';
import { findPrograms, type Programs } from './programs.ts';

export interface ClusterOptions extends PlaceOptions {
  /** Folder of PostgreSQL's programs, by default that of the npm package. */
  programsFrom?: string;
  /** False in tests, whose data need not survive a power failure. */
  durable?: boolean;
  /** Further settings, `name=value`. */
  settings?: readonly string[];
}

/** A PostgreSQL data folder and the means to run it. */
export interface Cluster {
  home: string;
  /** Starts PostgreSQL, or adopts one that a killed server left running. Returns a connection. */
  start: (stopping?: AbortSignal) => Promise<Client>;
  /** Why PostgreSQL broke down since this was opened, in one line; undefined if it did not. */
  fault: () => Promise<string | undefined>;
  /** Stops PostgreSQL; open transactions are rolled back. */
  stop: () => Promise<void>;
}

const user = 'caravan';

/** In the data folder, so that backups contain it. PostgreSQL ignores the file. */
const passwordIn = (data: string): string => join(data, 'caravan.password');

/** Moves the password of earlier versions, which stored it beside the data folder. */
export const moveOldPassword = (home: string): Promise<void> =>
  rename(join(home, 'password'), passwordIn(join(home, 'data'))).catch(() => undefined);

const pidFileIn = (data: string): string => join(data, 'postmaster.pid');

/** Reads `postmaster.pid`, which describes the running PostgreSQL. */
export const readPidFile = async (data: string) => {
  const lines = (await readFile(pidFileIn(data), 'utf8').catch(() => '')).split('\n').map((line) => line.trim());
  const [pid, , , port, socketFolder, host] = lines;
  return pid ? { pid: Number(pid), port: Number(port), host: socketFolder || host || '' } : undefined;
};

/** Connection parameters of the PostgreSQL that runs in a home folder, or undefined. */
export const runningIn = async (home: string) => {
  const data = join(home, 'data');
  const file = await readPidFile(data);
  const password = await readFile(passwordIn(data), 'utf8').catch(() => '');
  return file?.host ? { host: file.host, port: file.port, user, password: password.trim() } : undefined;
};

/**
 * After a crash the process id in `postmaster.pid` and in the socket's lock file can belong to another process, which
 * is common after a container restarts. PostgreSQL would mistake that process for another server and refuse to start.
 * If a PostgreSQL does run, its shared memory keeps a second one out without these files.
 */
const removeStalePidFiles = async (data: string, socketFolder: string): Promise<void> => {
  const file = await readPidFile(data);
  if (!file || process.platform !== 'linux') return;
  const workingFolder = await readlink(`/proc/${file.pid}/cwd`).catch(() => undefined);
  if (workingFolder === data) return;
  await rm(join(socketFolder, `.s.PGSQL.${file.port}.lock`), { force: true });
  await rm(pidFileIn(data), { force: true });
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

interface Fresh {
  folder: string;
  passwordFile: string;
}

const fill = async ({ folder, passwordFile }: Fresh, { home, runAs }: Place, programs: Programs, durable: boolean) => {
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (runAs) for (const path of [folder, passwordFile]) await chown(path, runAs.uid, runAs.gid);
  const access = [`--username=${user}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  await programs.run('initdb', [`--pgdata=${folder}`, ...access, ...locale, ...(durable ? [] : ['--no-sync'])]);
  await rename(passwordFile, passwordIn(folder));
  await rename(folder, join(home, 'data'));
};

/**
 * Creates the data under a temporary name. An interrupted start leaves no incomplete data, and of two concurrent
 * starts one wins.
 */
const initialise = async (place: Place, programs: Programs, durable: boolean): Promise<void> => {
  const folder = await mkdtemp(join(place.home, 'data.'));
  const fresh = { folder, passwordFile: `${folder}.password` };
  try {
    await fill(fresh, place, programs, durable);
  } catch (error) {
    await Promise.allSettled(Object.values(fresh).map((path) => rm(path, { recursive: true, force: true })));
    throw error;
  }
};

const refuseOtherVersion = async (data: string, { version }: Programs): Promise<void> => {
  const made = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  const [runs] = version.split('.');
  if (Number(made) > Number(runs))
    throw new FolderUnusable(
      `the data in ${data} are of PostgreSQL ${made}, and this version of Caravan brings ${runs}: use the newer Caravan`,
    );
  if (made !== runs)
    throw new FolderUnusable(
      `the data in ${data} are of PostgreSQL ${made}, and this version brings ${runs}: run npm run database:upgrade`,
    );
};

/** A socket path has at most 107 bytes on Linux and 103 on macOS, including PostgreSQL's file name. */
const fitsSocket = (folder: string): boolean => process.platform !== 'win32' && Buffer.byteLength(folder) <= 80;

/** Milliseconds, enough for the recovery after a crash. */
const startWithin = 60_000;
/** Milliseconds after which a PostgreSQL that ends at each launch is given up. */
const launchWithin = 7_000;

/** Opens the PostgreSQL of a data folder; the first start creates the data. */
export const openCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const { durable = true, settings = [] } = options;
  const { home: named, runAs } = await findPlace(options);
  const programs = await findPrograms(runAs, options);
  // PostgreSQL and /proc report real paths.
  const home = await realpath(named);
  const data = join(home, 'data');
  const socketFolder = join(home, 'run');
  const logFile = join(home, 'postgres.log');
  await moveOldPassword(home);
  // Between the two renames of an upgrade there are no data; new ones would hide the old.
  if (!existsSync(data) && existsSync(upgradeFolder(home)))
    throw new FolderUnusable(
      `an upgrade of the database in ${home} was interrupted: run npm run database:upgrade again`,
    );
  if (!existsSync(data))
    await initialise({ home, runAs }, programs, durable).catch((cause: unknown) => {
      if (!existsSync(data))
        throw new FolderUnusable(`DATA_DIR: no database can be made in ${home}: ${wordsOf(cause)}`, { cause });
    });
  await refuseOtherVersion(data, programs);
  await makeFolders(socketFolder, 0o700);
  if (runAs) await chown(socketFolder, runAs.uid, runAs.gid);
  // The port stays the same after a restart, so that pools reconnect.
  let port = fitsSocket(socketFolder) ? 5432 : await freePort();
  const lastWords = await lastWordsIn(home, logFile);
  const notStarted = (words: string) => new FolderUnusable(`DATA_DIR: PostgreSQL does not start in ${home}: ${words}`);

  const connect = async (): Promise<Client | undefined> => {
    const running = await runningIn(home);
    const client = new Client({ ...running, database: 'postgres', connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      if (!running) return undefined;
      await client.connect();
      const { rows } = await client.query<{ folder: string }>(`SELECT current_setting('data_directory') AS folder`);
      port = running.port;
      // In a copied data folder, postmaster.pid describes the original's PostgreSQL.
      if (rows[0]?.folder === data) return client;
    } catch {
      // PostgreSQL is starting, stopping or not running.
    }
    await client.end().catch(() => undefined);
    return undefined;
  };

  const launch = async (): Promise<ChildProcess> => {
    const address = fitsSocket(socketFolder)
      ? ['listen_addresses=', `unix_socket_directories=${socketFolder}`, 'unix_socket_permissions=0700']
      : ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const common = [`port=${port}`, 'log_min_messages=warning', 'timezone=UTC', 'log_timezone=UTC'];
    const flags = [...address, ...common, ...settings].flatMap((setting) => ['-c', setting]);
    const log = await open(logFile, 'a', 0o600);
    if (runAs) await log.chown(runAs.uid, runAs.gid);
    const child = programs.start(['-D', data, ...flags], log.fd).on('error', () => undefined);
    child.unref();
    await log.close();
    return child;
  };

  /** Refuses to launch a PostgreSQL again that ended for a reason which will not pass. */
  const refuseLastingError = async (tried: number): Promise<void> => {
    const words = (await lastWords.error()) ?? `see ${logFile}`;
    if (isOfDisk(words) || (tried > launchWithin && !isOfAnother(words))) throw notStarted(words);
  };

  return {
    home,
    async start(stopping) {
      const begun = Date.now();
      let child: ChildProcess | undefined;
      await lastWords.forget();
      for (; Date.now() - begun < startWithin; await sleep(20)) {
        stopping?.throwIfAborted();
        const client = await connect();
        if (client) return client;
        if (child?.pid && child.exitCode === null && child.signalCode === null) continue;
        // PostgreSQL exits at once if another process starts it, or if remains of a killed one still exist.
        if (child) await refuseLastingError(Date.now() - begun);
        await removeStalePidFiles(data, socketFolder);
        await lastWords.forget();
        child = await launch();
      }
      throw notStarted(`see ${logFile}`);
    },
    async fault() {
      const words = await lastWords.breakdown();
      return words && `DATA_DIR: PostgreSQL broke down in ${home}: ${words}`;
    },
    async stop() {
      // PostgreSQL 18 may wait without end if it is told to stop in good order while it recovers from a breakdown.
      const mode = (await lastWords.isDown()) ? 'immediate' : 'fast';
      await programs.run('pg_ctl', ['stop', `--mode=${mode}`, `--pgdata=${data}`]);
    },
  };
};
