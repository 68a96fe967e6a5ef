import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Folders that git ignores. */
const leftovers = new Set([
  '.git',
  '.nx',
  '.data',
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
]);

const linkPackages = async (folder: string): Promise<void> => {
  const from = join(root, 'node_modules');
  const to = join(folder, 'node_modules');
  await mkdir(to);
  // The copy has separate caches, because a tool's cache describes one workspace.
  const entries = (await readdir(from)).filter((entry) => entry === '.bin' || !entry.startsWith('.'));
  for (const entry of entries) await symlink(join(from, entry), join(to, entry));
};

/** The environment without the variables that Nx, Vitest and git set for their child processes. */
const cleanEnvironment = (): NodeJS.ProcessEnv => {
  const inherited = Object.entries(process.env).filter(
    ([key]) => !/^(NX_|VITEST|VITE_|GIT_|NODE_ENV$|TEST$|DEV$|PROD$|MODE$)/.test(key),
  );
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  return { ...Object.fromEntries(inherited), NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', PATH: path };
};

export interface CommandResult {
  code: number;
  /** Both output streams, in order. */
  output: string;
}

const runIn = (folder: string, command: string, args: readonly string[]): Promise<CommandResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, env: cleanEnvironment() });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** A copy of this workspace in another folder, with this workspace's packages. */
export interface ScratchWorkspace {
  folder: string;
  /** Runs a package's command in the copy. */
  run: (command: string, ...args: string[]) => Promise<CommandResult>;
  remove: () => Promise<void>;
}

/** Copies the current files. */
export const scratchCopy = async (): Promise<ScratchWorkspace> => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'caravan-scratch-')));
  await cp(root, folder, { recursive: true, filter: (path) => !leftovers.has(basename(path)) });
  await linkPackages(folder);
  return {
    folder,
    run: (command, ...args) => runIn(folder, command, args),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
