import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { PluginOption } from 'vite';
import { readPostmasterFile } from '../database/embedded/postmaster-file.ts';

const workspace = fileURLToPath(new URL('../../../../..', import.meta.url));
const cache = join(workspace, 'node_modules/.cache');

export interface SampleServer {
  file: string;
  remove: () => Promise<void>;
}

export interface SampleSource {
  /** The file that starts the server and says `ready <address>`; the small server with notes unless given. */
  entry?: string;
  plugins?: PluginOption[];
}

const notes = fileURLToPath(new URL('./sample-server.ts', import.meta.url));

/** Makes one file of a server, since Node cannot follow our aliases. It lies where it finds packages. */
export const buildSampleServer = async ({ entry = notes, plugins = [] }: SampleSource = {}): Promise<SampleServer> => {
  // Only here: tests that build nothing need not load it.
  const { build } = await import('vite');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'sample-server-'));
  // Ordinary users run it, too.
  await chmod(folder, 0o755);
  await build({
    configFile: false,
    root: workspace,
    logLevel: 'error',
    plugins,
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true, external: ['sharp', '@node-rs/argon2', 'pg-native', '@scalar/fastify-api-reference'] },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: { server: entry },
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return { file: join(folder, 'server.js'), remove: () => rm(folder, { recursive: true, force: true }) };
};

export interface SampleProcess {
  child: ChildProcess;
  pid: number;
  /** Everything it said so far. */
  output: () => string;
  /** Its address; rejects with what it said when it ends before it is ready. */
  ready: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  /** Milliseconds from the start until it was ready. */
  took: () => number;
}

export interface SampleOptions {
  file: string;
  dataDir: string;
  env?: Record<string, string>;
  runAs?: { uid: number; gid: number };
}

export const startSample = ({ file, dataDir, env = {}, runAs }: SampleOptions): SampleProcess => {
  const begun = performance.now();
  let took = 0;
  let output = '';
  const variables = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...env };
  const child = spawn(process.execPath, [file], { env: variables, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'], ...runAs });
  const ended = new Promise<number | string>((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const url = /^ready (\S+)$/m.exec(output)?.[1];
      if (!url) return;
      took ||= performance.now() - begun;
      resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', () => reject(new Error(output)));
  });
  // Whoever waits for the end only has no use for this.
  ready.catch(() => undefined);
  return { child, pid: child.pid ?? 0, output: () => output, ready, ended, took: () => took };
};

/** The embedded PostgreSQL's process in a data folder, wherever its data are. */
export const postmasterPid = async (dataDir: string): Promise<number | undefined> => {
  const elsewhere = await readFile(join(dataDir, 'postgres-is-at.txt'), 'utf8').catch(() => undefined);
  return (await readPostmasterFile(join(elsewhere?.trim() ?? join(dataDir, 'postgres'), 'data')))?.pid;
};
