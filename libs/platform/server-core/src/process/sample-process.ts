import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { notBundled } from '../../../../../tools/config/server-bundle.ts';
import { readPidFile } from '../database/embedded/cluster.ts';
import { homeOf } from '../database/embedded/place.ts';
import { oncePerRun } from '../testing/once-per-run.ts';

const workspace = fileURLToPath(new URL('../../../../..', import.meta.url));
const cache = join(workspace, 'node_modules/.cache');

export interface SampleServer {
  file: string;
  remove: () => Promise<void>;
}

export interface SampleSource {
  /** The file that starts the server and prints `ready <address>`. By default `sample-server.ts`. */
  entry?: string;
  /** Files of worker threads, by their names in the build without `.js`. */
  workers?: Record<string, string>;
}

const notes = fileURLToPath(new URL('./sample-server.ts', import.meta.url));

const bundle = async (folder: string, { entry, workers = {} }: SampleSource & { entry: string }): Promise<void> => {
  // Loaded only here, so that tests without a build do not load it.
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: workspace,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true, external: notBundled },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: { server: entry, ...workers },
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
};

/**
 * Bundles a server into one file, because Node does not resolve our aliases. The file is below `node_modules`, so it
 * finds packages. The spec files of a run share the bundle of `sample-server.ts`.
 */
export const buildSampleServer = async ({ entry, workers = {} }: SampleSource = {}): Promise<SampleServer> => {
  await mkdir(cache, { recursive: true });
  if (entry === undefined) {
    const shared = await oncePerRun(cache, 'sample-server', (folder) => bundle(folder, { entry: notes }));
    return { file: join(shared, 'server.js'), remove: async () => undefined };
  }
  const folder = await mkdtemp(join(cache, 'sample-server-'));
  // Other users run the bundle too.
  await chmod(folder, 0o755);
  await bundle(folder, { entry, workers });
  return { file: join(folder, 'server.js'), remove: () => rm(folder, { recursive: true, force: true }) };
};

export interface SampleProcess {
  child: ChildProcess;
  pid: number;
  /** Its output so far. */
  output: () => string;
  /** Its address. Rejects with its output if it ends before it is ready. */
  ready: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

export interface SampleOptions {
  file: string;
  dataDir: string;
  env?: Record<string, string>;
  runAs?: { uid: number; gid: number };
}

export const startSample = ({ file, dataDir, env = {}, runAs }: SampleOptions): SampleProcess => {
  let output = '';
  const variables = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...env,
  };
  const child = spawn(process.execPath, [file], {
    env: variables,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...runAs,
  });
  const ended = new Promise<number | string>((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /^ready (\S+)$/m.exec(output)?.[1];
      if (!url) return;
      resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', () => reject(new Error(output)));
  });
  // A test that only waits for the end does not handle this rejection.
  ready.catch(() => undefined);
  return { child, pid: child.pid ?? 0, output: () => output, ready, ended };
};

/** Process id of the embedded PostgreSQL of a data folder. */
export const postmasterPid = async (dataDir: string): Promise<number | undefined> =>
  (await readPidFile(join(await homeOf(dataDir), 'data')))?.pid;

/** True if a process runs. A zombie, which its parent has not collected yet, does not count. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // `12 (name) Z …`: the name may contain parentheses, so the state follows the last one.
    return process.platform !== 'linux' || !/\) [ZX] [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};
