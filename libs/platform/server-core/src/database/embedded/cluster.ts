import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { access, chmod, chown, mkdir, readFile, realpath, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';
import type { RunAs } from './system-user.ts';

const run = promisify(execFile);

/** A PostgreSQL data folder with everything needed to start it and to get in. */
export interface Cluster {
  dataFolder: string;
  /** Absent where it listens on 127.0.0.1. */
  socketFolder: string | undefined;
  logFile: string;
  runAs: RunAs | undefined;
  environment: NodeJS.ProcessEnv;
  /** Further `name=value` settings. */
  settings: readonly string[];
  connection: ClusterConnection;
}

export interface ClusterConnection {
  host: string;
  port: number;
  user: string;
  password: string;
}

export const clusterUser = 'caravan';
/** Names of sockets are limited to 107 bytes on Linux and 103 on macOS, of which PostgreSQL needs some. */
const longestSocketFolder = 80;
const largestLog = 5_000_000;

/** PostgreSQL reads many variables; only ours shall count. */
const environment: NodeJS.ProcessEnv = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

const give = async (path: string, runAs: RunAs | undefined): Promise<void> => {
  if (runAs) await chown(path, runAs.uid, runAs.gid);
};

const makeFolder = async (path: string, runAs: RunAs | undefined): Promise<void> => {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o700);
  await give(path, runAs);
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Made anew with each data folder; whoever can read it could read the data as well. */
const makePassword = async (file: string, runAs: RunAs | undefined): Promise<void> => {
  await rm(file, { force: true });
  await writeFile(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  await give(file, runAs);
};

interface Initialise {
  binaries: Binaries;
  place: Place;
  passwordFile: string;
  dataFolder: string;
  /** False in tests, where nothing needs to outlive a power cut. */
  durable: boolean;
}

/** Makes the data folder under another name first, so that one which an interrupted first start left half made is never used. */
const initialise = async ({ binaries, place, passwordFile, dataFolder, durable }: Initialise): Promise<void> => {
  const unfinished = `${dataFolder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await makePassword(passwordFile, place.runAs);
  await makeFolder(unfinished, place.runAs);
  const options = [
    `--pgdata=${unfinished}`,
    `--username=${clusterUser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
    ...(durable ? [] : ['--no-sync']),
  ];
  await run(binaries.initdb, options, { ...place.runAs, cwd: '/', env: environment });
  await rename(unfinished, dataFolder);
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port'))));
    });
  });

const refuseOtherVersion = async (dataFolder: string, binaries: Binaries): Promise<void> => {
  const made = (await readFile(join(dataFolder, 'PG_VERSION'), 'utf8')).trim();
  const { stdout } = await run(binaries.postgres, ['--version'], { cwd: '/', env: environment });
  const runs = /(\d+)/.exec(stdout)?.[1];
  if (made !== runs)
    throw new Error(`the data in ${dataFolder} are of PostgreSQL ${made}, but this is ${runs}: dump them with the former and restore them`);
};

const trimLog = async (file: string): Promise<void> => {
  const found = await stat(file).catch(() => undefined);
  if (found && found.size > largestLog) await truncate(file);
};

export interface ClusterOptions {
  binaries: Binaries;
  place: Place;
  durable?: boolean;
  settings?: readonly string[];
}

/** The data folder of a place, made on the first start. */
export const prepareCluster = async ({ binaries, place, durable = true, settings = [] }: ClusterOptions): Promise<Cluster> => {
  const { runAs } = place;
  // PostgreSQL and /proc name folders without symbolic links.
  const home = await realpath(place.home);
  const dataFolder = join(home, 'data');
  const passwordFile = join(home, 'password');
  const logFile = join(home, 'postgres.log');
  const socketFolder = join(home, 'run');
  if (await exists(join(dataFolder, 'PG_VERSION'))) await refuseOtherVersion(dataFolder, binaries);
  else await initialise({ binaries, place, passwordFile, dataFolder, durable });
  await trimLog(logFile);

  const bySocket = process.platform !== 'win32' && Buffer.byteLength(socketFolder) <= longestSocketFolder;
  if (bySocket) await makeFolder(socketFolder, runAs);
  const password = (await readFile(passwordFile, 'utf8')).trim();
  return {
    dataFolder,
    socketFolder: bySocket ? socketFolder : undefined,
    logFile,
    runAs,
    environment,
    settings,
    connection: { host: bySocket ? socketFolder : '127.0.0.1', port: bySocket ? 5432 : await freePort(), user: clusterUser, password },
  };
};
