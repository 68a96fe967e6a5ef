import { fileURLToPath } from 'node:url';
import { defineEndpoint, newId, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { route, type Core, type FeatureServer } from '../feature.ts';
import { startApp } from '../start-app.ts';
import { objectStore, testConfig, testDatabase, testServer, type TestServer } from '../testing/index.ts';
import { FilesFull, FilesUnavailable, type Files } from './files.ts';

const call = <const Path extends `/${string}`>(path: Path) =>
  schemaOf(defineEndpoint<{ data: null }>()({ method: 'POST', path, login: 'none', tags: [], summary: path }), {
    data: z.null(),
  });

/** PostgreSQL raises this error when it cannot extend a table. */
const databaseFull = sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);

const second = 1_000;

let isDatabaseFull = false;
const writers = ({ files, db, transaction }: Core): FeatureServer => ({
  name: 'writers',
  reasons: {},
  routes: [
    route(call('/keep-file'), async () => {
      await files.put(`kept/${newId()}`, new Uint8Array([1]));
      return null;
    }),
    route(call('/keep-row'), async () => {
      if (isDatabaseFull) await db.execute(databaseFull);
      return null;
    }),
    route(call('/keep-rows'), async () => {
      await transaction(async (tx) => {
        if (isDatabaseFull) await tx.execute(databaseFull);
      });
      return null;
    }),
  ],
});

let server: TestServer | undefined;
let fault: Error | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
  fault = undefined;
  isDatabaseFull = false;
});

const start = async (): Promise<TestServer> => {
  const failing =
    <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      if (fault) throw fault;
      return work(...args);
    };
  server = await testServer({
    compose: (core) => ({ features: [writers(core)] }),
    files: (files): Files => ({ ...files, put: failing(files.put), get: failing(files.get) }),
  });
  return server;
};

const post = (path: string, language = 'en') =>
  server!.app.inject({ method: 'POST', url: `/v1${path}`, headers: { 'client-language': language } });
const ready = () => server!.app.inject('/v1/health/ready');

const texts = {
  en: 'This cannot be saved at the moment. Please try again later',
  zh: '暂时无法保存，请稍后再试',
} as const;

describe('a full disk', () => {
  const disks = [
    { name: 'of the files', path: '/keep-file', fill: () => void (fault = new FilesFull('ENOSPC')) },
    { name: 'of the database, outside a transaction', path: '/keep-row', fill: () => void (isDatabaseFull = true) },
    { name: 'of the database, in a transaction', path: '/keep-rows', fill: () => void (isDatabaseFull = true) },
  ];
  it.each(disks)('$name refuses a write with one reason, fails readiness, and recovers', async ({ path, fill }) => {
    const { clock } = await start();
    expect((await post(path)).statusCode).toBe(200);
    expect((await ready()).json()).toMatchObject({ code: 200, data: { status: 'ready', pictures: 'ok' } });

    fill();
    for (const language of ['en', 'zh'] as const) {
      const refused = await post(path, language);
      expect(refused.json()).toEqual({ code: 507, message: texts[language], data: { reason: 'storage_full' } });
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([507, '30']);
    }
    expect((await ready()).json()).toMatchObject({ code: 507, data: { reason: 'storage_full' } });
    expect((await server!.app.inject('/v1/health/live')).statusCode).toBe(200);

    fault = undefined;
    isDatabaseFull = false;
    expect((await post(path)).statusCode).toBe(200);
    // Monitoring checks often. Its own checks must not keep readiness red.
    for (let waited = 0; waited < 35; waited += 5) {
      await ready();
      clock.advance(5 * second);
    }
    expect((await ready()).statusCode).toBe(200);
  });

  it('is detected by readiness even if no caller writes', async () => {
    const { clock } = await start();
    expect((await ready()).statusCode).toBe(200);
    fault = new FilesFull('ENOSPC');
    clock.advance(6 * second);
    expect((await ready()).statusCode).toBe(507);
    fault = undefined;
    clock.advance(6 * second);
    expect((await ready()).statusCode).toBe(200);
  });
});

it('the server stays ready if the file store does not answer, and readiness reports it', async () => {
  const { clock } = await start();
  fault = new FilesUnavailable('EIO');
  expect((await ready()).json()).toMatchObject({ code: 200, data: { status: 'ready', pictures: 'unavailable' } });
  expect((await post('/keep-file')).json()).toMatchObject({ code: 503, data: { reason: 'unavailable' } });
  expect((await post('/keep-row')).statusCode).toBe(200);
  fault = undefined;
  clock.advance(6 * second);
  expect((await ready()).json()).toMatchObject({ data: { pictures: 'ok' } });
});

describe('a restart', () => {
  const restart = async (config: Parameters<typeof testConfig>[0]) => {
    const database = await testDatabase();
    const running = await startApp({
      config: testConfig({ databaseUrl: database.url, ...config }),
      log: pino({ level: 'silent' }),
      postgres: { connection: { connectionString: database.url } },
      migrationsFolder: fileURLToPath(new URL('../../../../../apps/server/migrations', import.meta.url)),
      compose: (core) => ({ features: [writers(core)], authenticate: async () => null }),
    });
    return {
      ...running,
      post: (url: string) => running.app.inject({ method: 'POST', url }),
      close: async () => {
        await running.close();
        await database.close();
      },
    };
  };

  it('without its bucket serves everything except pictures, and pictures after the bucket has recovered', async () => {
    const store = await objectStore();
    await store.goDown();
    const running = await restart({ s3: store.config });
    expect(running.notices).toEqual([
      expect.stringMatching(/^S3_BUCKET: the bucket caravan at .* cannot be used: Error: connect ECONNREFUSED/),
    ]);
    expect((await running.post('/v1/keep-row')).statusCode).toBe(200);
    expect((await running.post('/v1/keep-file')).statusCode).toBe(503);
    await store.comeUp();
    expect((await running.post('/v1/keep-file')).statusCode).toBe(200);
    await running.close();
    await store.close();
  });

  it('without its disk serves everything except pictures', async () => {
    const running = await restart({ dataDir: '/dev/null/away' });
    expect(running.notices[0]).toMatch(/^DATA_DIR: the folder \/dev\/null\/away\/files cannot be used: ENOTDIR/);
    expect((await running.post('/v1/keep-row')).statusCode).toBe(200);
    expect((await running.post('/v1/keep-file')).statusCode).toBe(503);
    expect((await running.app.inject('/v1/health/ready')).json()).toMatchObject({ data: { pictures: 'unavailable' } });
    await running.close();
  });
});
