// `npm start`: installs from the lockfile if needed, builds if stale, serves. Runs on Node >= 20.19 before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { serverEnvironment, serverFlags } from './lib/server-flags.mjs';
import { inRoot, node24, npm, run } from './lib/workspace.mjs';

const lock = inRoot('package-lock.json');
const installed = inRoot('node_modules', '.package-lock.json');
const stamp = inRoot('node_modules', '.caravan-lock');
const lockHash = createHash('sha256').update(readFileSync(lock)).digest('hex');

/** Our stamp names the lockfile that was installed; an install by hand leaves npm's own file, younger than the lockfile. */
const isInstalled = () => {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === lockHash;
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
};

if (!isInstalled()) {
  console.log('Installing packages from the lockfile …');
  const { code } = await npm(['ci', '--no-audit', '--no-fund']);
  if (code) process.exit(code);
}
writeFileSync(stamp, lockHash);

const build = await run(node24(), [inRoot('tools', 'build.mjs'), '--if-stale']);
if (build.code) process.exit(build.code);

// The server ends on the signal and this process with it; a terminal's Ctrl-C reaches both, so only a signal sent here alone is passed on.
const server = await run(node24(), [...serverFlags, inRoot('dist', 'apps', 'server', 'main.js')], {
  env: serverEnvironment,
  onStart: (child) => {
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    process.on('SIGINT', () => child.kill('SIGINT'));
  },
});
process.exit(server.code);
