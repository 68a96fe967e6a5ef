// Shared by the commands of this folder. It runs on Node 20 without packages, because `npm start` runs on a fresh
// clone.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const inRoot = (...parts) => join(root, ...parts);

/** The Node that the lockfile pins (24), or this one if it is new enough. */
export const node24 = () => {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const pinned = inRoot('node_modules', `node-${system}-${process.arch}`, 'bin', name);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `Caravan needs Node 24; this is ${process.version}, and no pinned Node exists for ${system}-${process.arch}.`,
  );
  process.exit(1);
};

/** While a child runs, a signal to this process alone ends the child first. A terminal's Ctrl-C reaches both. */
const passSignals = (child) => {
  let passed = false;
  const pass = (signal) => {
    passed = true;
    child.kill(signal);
  };
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  return (code) => {
    for (const signal of signals) process.off(signal, pass);
    if (passed) process.exit(code);
  };
};

/**
 * Runs a command in the workspace. Its output is shown unless `capture` is set; resolves to its exit code and output.
 * `capture: 'all'` keeps what it says of errors and progress too.
 */
export const run = (command, args, { env = {}, capture = false } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture === 'all' ? 'pipe' : 'inherit'],
    });
    const ended = passSignals(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      ended(code ?? 1);
      resolve({ code: code ?? (signal ? 1 : 0), output });
    });
  });

/** Runs a package's command (`nx`, `vitest`, …) on the pinned Node. */
export const runBin = (name, args, options) =>
  run(
    process.platform === 'win32' ? `${inRoot('node_modules', '.bin', name)}.cmd` : inRoot('node_modules', '.bin', name),
    args,
    withNode24(options),
  );

/** Puts the pinned Node first on the PATH, so that a command's own `#!/usr/bin/env node` finds it. */
const withNode24 = (options = {}) => ({
  ...options,
  env: { ...options.env, PATH: `${dirname(node24())}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}` },
});

export const npm = (args) =>
  process.env.npm_execpath
    ? run(process.execPath, [process.env.npm_execpath, ...args])
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);

/**
 * npm passes a signal to the shell that it put between itself and this process. That shell ends and passes nothing on,
 * so a process that npm started stops when it has lost its parent.
 */
export const stopWithNpm = () => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 100);
  watch.unref();
};
