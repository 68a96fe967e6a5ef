import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const workspace = join(import.meta.dirname, '../..');

/** Stand in for npm and Nx. Each notes its call, waits for the file `go`, and makes what the real one makes. */
const standIn = (does: string): string => `#!${process.execPath}
const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
const { chmodSync } = require('node:fs');
appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
const wait = () => (existsSync('go') ? done() : setTimeout(wait, 10));
const done = () => { ${does} };
wait();
`;
const nx = standIn(`
  mkdirSync('dist/apps/server', { recursive: true });
  writeFileSync('dist/apps/server/main.js', 'console.log("serves"); setInterval(() => {}, 1000);');
  writeFileSync('dist/apps/server/staff.js', 'console.log("staff", ...process.argv.slice(2));');
`);
const npm = standIn(`
  mkdirSync('node_modules/.bin', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', '{}');
  writeFileSync('node_modules/.bin/nx', ${JSON.stringify(nx)});
  chmodSync('node_modules/.bin/nx', 0o755);
`);

let root = '';
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'caravan-prepare-')));
  for (const name of ['start.mjs', 'server-command.mjs', 'lib'])
    await cp(join(workspace, 'tools', name), join(root, 'tools', name), { recursive: true });
  for (const folder of ['apps', 'libs', 'tools/config']) await mkdir(join(root, folder), { recursive: true });
  // Without a `package.json` that says otherwise, the stand-ins are CommonJS.
  await writeFile(join(root, 'package-lock.json'), '{}');
  await writeFile(join(root, 'apps/shop.ts'), 'export {};');
  await writeFile(join(root, 'npm.js'), npm);
});

const started: ChildProcess[] = [];
afterEach(async () => {
  const left = started.splice(0).filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ended = left.map((child) => once(child, 'close'));
  for (const child of left) child.kill('SIGTERM');
  await Promise.all(ended);
  await rm(root, { recursive: true, force: true });
});

const run = (script: string, ...args: string[]) => {
  const env = {
    ...process.env,
    npm_lifecycle_event: undefined,
    npm_execpath: join(root, 'npm.js'),
    PORT: '0',
    DATA_DIR: join(root, 'data'),
  };
  const child = spawn(process.execPath, [join(root, 'tools', script), ...args], { cwd: root, env });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    lines: () => output.split('\n').filter(Boolean),
    ended: once(child, 'close').then(([code]) => code as number),
  };
};

const soon = { timeout: 45_000 };
const serves = (server: { lines: () => string[] }) =>
  vi.waitFor(() => expect(server.lines()).toContain('serves'), soon);
const go = () => writeFile(join(root, 'go'), '');
const builds = async (): Promise<number> =>
  (await readFile(join(root, 'calls'), 'utf8')).split('\n').filter((call) => call.startsWith('build')).length;

test('of three commands at once in a fresh clone one installs and builds, and the others wait and say so', async () => {
  const runs = [run('start.mjs'), run('start.mjs'), run('server-command.mjs', 'staff', 'list')];
  const first = () => runs.map(({ lines }) => lines()[0] ?? '').sort();
  const waiting = 'Another command is building; waiting …';
  await vi.waitFor(() => {
    expect(first()).toEqual([waiting, waiting, 'Installing packages from the lockfile …']);
  }, soon);
  await go();
  for (const server of runs.slice(0, 2)) await serves(server);
  expect(await runs[2]?.ended).toBe(0);
  expect(runs[2]?.lines()).toContain('staff list');
  expect(await readFile(join(root, 'calls'), 'utf8')).toBe(
    'ci --no-audit --no-fund --loglevel=error\nbuild server --output-style=static\n',
  );
});

test('a command builds only after a change of the sources or of the build', async () => {
  await go();
  const staff = async (): Promise<string[]> => {
    const command = run('server-command.mjs', 'staff');
    expect(await command.ended).toBe(0);
    return command.lines();
  };
  expect(await staff()).toEqual([
    'Installing packages from the lockfile …',
    'Bringing the build up to date …',
    'staff',
  ]);
  expect(await staff()).toEqual(['staff']);

  await writeFile(join(root, 'apps/shop.spec.ts'), 'export {};');
  expect(await staff()).toEqual(['staff']);

  await writeFile(join(root, 'libs/new.ts'), 'export {};');
  expect(await staff()).toEqual(['Bringing the build up to date …', 'staff']);

  await appendFile(join(root, 'dist/apps/server/main.js'), '// of another build');
  expect(await staff()).toEqual(['Bringing the build up to date …', 'staff']);
  expect(await staff()).toEqual(['staff']);

  await writeFile(
    join(root, 'node_modules/.bin/nx'),
    `#!${process.execPath}\nconsole.log('a fault'); process.exit(3);`,
  );
  await chmod(join(root, 'node_modules/.bin/nx'), 0o755);
  await writeFile(join(root, 'libs/new.ts'), 'export const changed = 1;');
  const failed = run('server-command.mjs', 'staff');
  expect(await failed.ended).toBe(3);
  expect(failed.lines()).toEqual(['Bringing the build up to date …', 'a fault']);
});

test('a server keeps its files: a second one does not build anew, and a command uses the build that is there', async () => {
  await go();
  const server = run('start.mjs');
  await serves(server);
  await serves(run('start.mjs'));
  expect(await builds()).toBe(1);

  await writeFile(join(root, 'apps/shop.ts'), 'export const changed = 1;');
  const second = run('start.mjs');
  expect(await second.ended).toBe(1);
  expect(second.lines()).toEqual([
    'A server of this folder is running, and it needs the files that a new build replaces: stop it first.',
  ]);
  const command = run('server-command.mjs', 'staff', 'list');
  expect(await command.ended).toBe(0);
  expect(command.lines()).toEqual(['staff list']);
  expect(await builds()).toBe(1);
});
