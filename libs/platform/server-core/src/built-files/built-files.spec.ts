import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { minute } from '@caravan/kernel';
import {
  lockTable,
  testClock,
  testDatabase,
  testServer,
  type TestDatabase,
  type TestServer,
} from '../testing/index.ts';
import { builtFileTable } from './built-file.table.ts';
import { publishBuild } from './publish-build.ts';

let database: TestDatabase;
let folder: string;
let servers: TestServer[];
const clock = testClock();

beforeEach(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'caravan-builds-'));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a server process of a build with these files, as its start does. */
const startBuild = async (name: string, names: readonly string[]) => {
  const staticRoot = join(folder, name);
  const root = join(staticRoot, 'assets');
  await mkdir(root, { recursive: true });
  for (const file of names) await writeFile(join(root, file), `export const from = '${file}';\n`);
  const server = await testServer({ compose: () => ({ features: [] }), database, clock, server: { staticRoot } });
  servers.push(server);
  clock.advance(minute);
  await publishBuild(server.core, [{ prefix: '/assets', root }]);
  return server;
};
const get = async ({ app }: TestServer, file: string) => {
  const { statusCode, body, headers } = await app.inject(`/assets/${file}`);
  return { statusCode, body, type: headers['content-type'], kept: headers['cache-control'] };
};
const stored = async () =>
  (await database.db.select({ path: builtFileTable.path }).from(builtFileTable)).map(({ path }) => path).toSorted();

it('a process serves the files of the build before and after its own', async () => {
  const old = await startBuild('old', ['shared-1.js', 'page-1.js']);
  const next = await startBuild('next', ['shared-1.js', 'page-2.js']);
  const own = await get(old, 'page-1.js');
  expect(own).toMatchObject({ statusCode: 200, kept: 'public, max-age=31536000, immutable' });
  expect(await get(next, 'page-1.js')).toEqual(own);
  await expect.poll(async () => (await get(old, 'page-2.js')).statusCode).toBe(200);
  expect((await get(old, 'page-2.js')).body).toContain('page-2.js');
});

it('only the last two builds stay', async () => {
  await startBuild('first', ['shared-1.js', 'page-1.js']);
  await startBuild('second', ['shared-1.js', 'page-2.js']);
  const third = await startBuild('third', ['shared-1.js', 'page-3.js']);
  expect(await stored()).toEqual(['/assets/page-2.js', '/assets/page-3.js', '/assets/shared-1.js']);
  expect((await get(third, 'page-1.js')).statusCode).toBe(404);
  // The older build again, as after a rollback.
  await startBuild('second', ['shared-1.js', 'page-2.js']);
  await startBuild('fourth', ['page-4.js']);
  expect(await stored()).toEqual(['/assets/page-2.js', '/assets/page-4.js', '/assets/shared-1.js']);
});

it('processes of two builds that start at once lose no file of either', async () => {
  const server = await startBuild('first', ['page-1.js']);
  await startBuild('second', ['shared-1.js', 'page-2.js']);
  const gate = await lockTable(database, 'built_version');
  const starting = Promise.all([
    startBuild('third', ['shared-1.js', 'page-3.js']),
    startBuild('fourth', ['page-4.js']),
  ]);
  await gate.waiting(2);
  await gate.open();
  await starting;
  expect(await stored()).toEqual(['/assets/page-3.js', '/assets/page-4.js', '/assets/shared-1.js']);
  await expect.poll(async () => (await get(server, 'page-3.js')).statusCode).toBe(200);
});

it.each(['none.js', '..%2f..%2fpackage.json', 'shared-1.js/more', '%E0%A4%A'])('%s is not found', async (file) => {
  const server = await startBuild('only', ['shared-1.js']);
  expect((await get(server, file)).statusCode).toBeGreaterThanOrEqual(400);
  expect((await get(server, file)).statusCode).toBeLessThan(500);
});
