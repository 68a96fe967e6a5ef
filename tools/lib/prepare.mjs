// Prepares what commands run on: the packages of the lockfile and a current build. It runs on Node 20 without
// packages.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTaken, oneAtATime, takeForLife } from './one-at-a-time.mjs';
import { inRoot, npm, runBin } from './workspace.mjs';

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

const lock = inRoot('package-lock.json');
const installed = inRoot('node_modules', '.package-lock.json');
const installedFrom = inRoot('node_modules', '.caravan-lock');
const lockHash = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

/**
 * The stamp names the installed lockfile. Without a stamp, an installation by hand counts if npm's own file is newer
 * than the lockfile.
 */
const isInstalled = () => {
  const stamp = read(installedFrom);
  if (stamp !== undefined) return stamp === lockHash();
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
};

/** Warnings are left out: npm prints hundreds about the Node of the machine, but Caravan runs on the lockfile's. */
const install = async () => {
  console.log('Installing packages from the lockfile …');
  const { code } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code) process.exit(code);
  writeFileSync(installedFrom, lockHash());
};

const builtFrom = inRoot('dist', 'built-from.json');
const output = inRoot('dist', 'apps');
const sourceFolders = ['apps', 'libs', 'tools/config'];
const sourceFiles = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json', '.env'];
/** They choose what is built. */
const variables = ['BUILD_MODE', 'CARAVAN_COMMIT'];

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

/** Changes with each source file that a build may read. */
const stateOfSources = () => {
  const hash = createHash('sha256');
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  const below = sourceFolders.flatMap((folder) => filesBelow(inRoot(folder)));
  for (const path of [...sourceFiles.map((name) => inRoot(name)), ...below]) {
    if (!existsSync(path) || /\.spec\.tsx?$/.test(path)) continue;
    const content = readFileSync(path);
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
};

/** Changes when any other build writes the files of this one. */
const stateOfOutput = () => {
  const hash = createHash('sha256');
  for (const path of filesBelow(output)) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

const stateOfBuild = (sources) => JSON.stringify({ sources, output: stateOfOutput() });

/**
 * Nx would know it too, but takes seconds, and writes the files again even if they are the same. A server that runs
 * would miss them meanwhile.
 */
const isBuilt = () => {
  const state = read(builtFrom);
  return state !== undefined && state === stateOfBuild(stateOfSources());
};

const build = async () => {
  console.log('Bringing the build up to date …');
  const sources = stateOfSources();
  const { code, output: words } = await runBin('nx', ['build', 'server', '--output-style=static'], {
    capture: 'all',
    env: { NX_DAEMON: 'false' },
  });
  if (code) {
    console.error(words);
    process.exit(code);
  }
  writeFileSync(builtFrom, stateOfBuild(sources));
};

/** Every server that `npm start` runs has this name for its life. */
const server = 'server';

/**
 * Installs and builds what is missing. One command of this checkout does that at a time; the others wait.
 *
 * A server keeps the packages and the files with which it runs: if they are out of date, `besideServer` says whether a
 * command uses them too (`use`) or ends (`end`). With `serves` this process counts as such a server from now on.
 */
export const prepare = ({ withBuild = true, besideServer = 'end', serves = false } = {}) =>
  oneAtATime(
    'prepare',
    async () => {
      const missing = [...(isInstalled() ? [] : [install]), ...(!withBuild || isBuilt() ? [] : [build])];
      const isInUse = missing.length > 0 && (await isTaken(server));
      if (isInUse && besideServer === 'end') {
        console.error(
          'A server of this folder is running, and it needs the files that a new build replaces: stop it first.',
        );
        process.exit(1);
      }
      if (!isInUse) for (const make of missing) await make();
      if (serves) await takeForLife(server);
    },
    () => console.log('Another command is building; waiting …'),
  );
