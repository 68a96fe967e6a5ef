import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { lockTable, testDatabase, testServer, type TestDatabase, type TestServer } from '../testing/index.ts';
import { joinProcesses, SeparateFiles } from './join-processes.ts';

let database: TestDatabase;
let server: TestServer;
let folder: string;

beforeEach(async () => {
  database = await testDatabase();
  server = await testServer({ compose: () => ({ features: [] }), database });
  folder = await mkdtemp(join(tmpdir(), 'caravan-processes-'));
});
afterEach(async () => {
  await server.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const bucket = (name: string): Config['s3'] => ({
  bucket: name,
  region: 'eu-1',
  endpoint: 'https://objects.example',
  pathStyle: true,
  accessKeyId: 'key',
  secretAccessKey: 'secret',
});
const joinWith = (config: Partial<Config>) =>
  joinProcesses({ ...server.core, config: { ...server.core.config, instance: 'web-1', ...config } });
const inFolder = (name: string) => joinWith({ dataDir: join(folder, name), s3: undefined });
const inBucket = (name: string) => joinWith({ s3: bucket(name) });

it('processes with one folder or one bucket run together', async () => {
  const joined = [await inFolder('one'), await inFolder('one')];
  // The folder has another path on another machine.
  await rename(join(folder, 'one'), join(folder, 'mounted'));
  joined.push(await inFolder('mounted'));
  for (const { leave } of joined) await leave();
  const shared = [await inBucket('pictures'), await inBucket('pictures')];
  for (const { leave } of shared) await leave();
});

it.each([
  ['another folder', () => inFolder('one'), () => inFolder('other')],
  ['a bucket beside a folder', () => inFolder('one'), () => inBucket('pictures')],
  ['another bucket', () => inBucket('pictures'), () => inBucket('photos')],
])('%s is refused as long as the first process runs', async (_, first, second) => {
  const running = await first();
  await expect(second()).rejects.toThrow(SeparateFiles);
  await expect(second()).rejects.toThrow('(web-1) keeps pictures in another place');
  await running.leave();
  await (await second()).leave();
});

it('a process that was killed counts for a minute', async () => {
  const killed = await inFolder('one');
  await database.db.execute(sql`UPDATE server_process SET seen_at = now() - interval '59 seconds'`);
  await expect(inFolder('other')).rejects.toThrow(SeparateFiles);
  await database.db.execute(sql`UPDATE server_process SET seen_at = now() - interval '61 seconds'`);
  await (await inFolder('other')).leave();
  await killed.leave();
});

it('of processes that start at once in separate folders, one starts', async () => {
  const gate = await lockTable(database, 'server_process');
  const starting = Promise.allSettled(['one', 'two', 'three', 'four'].map(inFolder));
  await gate.waiting(4);
  await gate.open();
  const starts = await starting;
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const start of starts) if (start.status === 'fulfilled') await start.value.leave();
});

it('processes that start at once in one folder give it one name', async () => {
  const starts = await Promise.all(Array.from({ length: 12 }, () => inFolder('one')));
  for (const { leave } of starts) await leave();
});

it('a folder that cannot be written is no reason to refuse a process', async () => {
  const alone = await joinWith({ dataDir: '/dev/null', s3: undefined });
  await alone.leave();
});
