// `npm start`: installs from the lockfile if needed, builds if the build is stale, and serves. It runs on Node >=
// 20.19 before any package is installed. `--no-build` serves the existing build.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { build, inRoot, node24, npm, run } from './lib/workspace.mjs';

const lock = inRoot('package-lock.json');
const installed = inRoot('node_modules', '.package-lock.json');
const stamp = inRoot('node_modules', '.caravan-lock');
const lockHash = createHash('sha256').update(readFileSync(lock)).digest('hex');

/**
 * The stamp names the installed lockfile. Without a stamp, an installation by hand counts if npm's own file is newer
 * than the lockfile.
 */
const isInstalled = () => {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lockHash;
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
};

/**
 * npm passes a signal to the shell that it put between itself and this process. That shell ends and passes nothing on,
 * so this process stops when it has lost its parent.
 */
const stopWithNpm = () => {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 100);
  watch.unref();
};

if (process.env.npm_lifecycle_event) stopWithNpm();

if (!isInstalled()) {
  console.log('Installing packages from the lockfile …');
  const { code } = await npm(['ci', '--no-audit', '--no-fund']);
  if (code) process.exit(code);
}
writeFileSync(stamp, lockHash);

if (!process.argv.includes('--no-build')) await build();

// This process ends with the server, and the server with this process.
const server = await run(node24(), [inRoot('dist', 'apps', 'server', 'main.js')]);
process.exit(server.code);
