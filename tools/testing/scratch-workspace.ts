import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** What a run leaves behind and git ignores. */
const leftovers = new Set(['.git', '.nx', '.data', 'node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

const linkPackages = async (folder: string): Promise<void> => {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  await mkdir(to);
  // Caches stay apart: what a tool keeps about this workspace is not true of another.
  const entries = (await readdir(from)).filter((entry) => entry === '.bin' || !entry.startsWith('.'));
  for (const entry of entries) await symlink(join(from, entry), join(to, entry));
};

/** The environment without what Nx, Vitest and git tell the processes that they start. */
const cleanEnvironment = (): NodeJS.ProcessEnv => {
  const inherited = Object.entries(process.env).filter(([key]) => !/^(NX_|VITEST|VITE_|GIT_|NODE_ENV$|TEST$|DEV$|PROD$|MODE$)/.test(key));
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  return { ...Object.fromEntries(inherited), NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', PATH: path };
};

export interface CommandResult {
  code: number;
  stdout: string;
  /** Both streams, as they came. */
  output: string;
}

const runIn = (folder: string, command: string, args: readonly string[]): Promise<CommandResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, env: cleanEnvironment() });
    let [stdout, output] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, output }));
  });

/** This workspace once more in a folder of its own, with the packages of this one. */
export interface ScratchWorkspace {
  folder: string;
  /** Runs git or a package's command there. */
  run: (command: string, ...args: string[]) => Promise<CommandResult>;
  remove: () => Promise<void>;
}

const scratchIn = async (fill: (folder: string) => Promise<unknown>): Promise<ScratchWorkspace> => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'caravan-scratch-')));
  await fill(folder);
  await linkPackages(folder);
  return {
    folder,
    run: (command, ...args) => runIn(folder, command, args),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

/** The files as they are now. */
export const scratchCopy = (): Promise<ScratchWorkspace> =>
  scratchIn((folder) => cp(root, folder, { recursive: true, filter: (path) => !leftovers.has(basename(path)) }));

/** The last commit, in a repository where commits do no harm. */
export const scratchClone = (): Promise<ScratchWorkspace> =>
  scratchIn(async (folder) => {
    const { code, output } = await runIn(root, 'git', ['clone', '--quiet', '--local', root, folder]);
    if (code) throw new Error(output);
  });
