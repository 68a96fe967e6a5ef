import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { route, type Core, type FeatureServer } from '../feature.ts';
import { testClock, testDatabase, testServer, type TestDatabase, type TestServer } from '../testing/index.ts';

const getNote = schemaOf(
  defineEndpoint<{ data: string }>()({ method: 'GET', path: '/note', login: 'none', tags: [], summary: 'A note' }),
  { data: z.string() },
);

/** A note in the database, which the feature caches. */
const noteFeature = ({ db, caches }: Core): FeatureServer => {
  const notes = caches.of<string>('notes', { max: 1 });
  const read = async () => (await db.execute<{ text: string }>(sql`SELECT text FROM note`)).rows[0]?.text ?? '';
  return { name: 'note', reasons: {}, routes: [route(getNote, () => notes.get('note', read))] };
};

const clock = testClock();
let renders = 0;
/** Runs after a page has read its data. */
let afterRead: () => Promise<void>;
const start = (database: TestDatabase): Promise<TestServer> =>
  testServer({
    database,
    clock,
    compose: (core) => ({ features: [noteFeature(core)] }),
    server: {
      pages: {
        renderPage: async ({ fetch, url }) => {
          renders += 1;
          const { data } = (await (await fetch('/v1/note')).json()) as { data: string };
          await afterRead();
          return { status: 200, headers: {}, html: `<p>${url.pathname} ${data}</p>`, shared: true };
        },
      },
    },
  });

let database: TestDatabase;
let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  afterRead = () => Promise.resolve();
  database = await testDatabase();
  await database.db.execute(sql`CREATE TABLE note AS SELECT 'first' AS text`);
  [here, there] = [await start(database), await start(database)];
});
afterAll(async () => {
  await here.close();
  await there.close();
  await database.close();
});

const get = async ({ app }: TestServer, path = '/') => app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
const shown = async ({ app }: TestServer): Promise<string> => (await app.inject('/')).body;
const write = (text: string): Promise<void> =>
  here.core.transaction(async (tx) => {
    await tx.execute(sql`UPDATE note SET text = ${text}`);
    await here.core.caches.changed(tx, 'notes');
  });

test('a page is rendered anew after a change: here at once, on another server within a second', async () => {
  await vi.waitFor(async () => {
    await write('first');
    const before = there.core.caches.changes();
    await write('first');
    await vi.waitFor(() => expect(there.core.caches.changes()).toBeGreaterThan(before), 500);
  }, 5_000);
  expect([await shown(here), await shown(there)]).toEqual(['<p>/ first</p>', '<p>/ first</p>']);
  await write('second');
  expect(await shown(here)).toBe('<p>/ second</p>');
  await vi.waitFor(async () => expect(await shown(there)).toBe('<p>/ second</p>'), { timeout: 1_000, interval: 20 });
});

test('a page has the same ETag on every server, and a new one after a change', async () => {
  const etags = async () => [(await get(here)).headers['etag'], (await get(there)).headers['etag']];
  const [before, same] = await etags();
  expect(before).toMatch(/^W\/"/);
  expect(same).toBe(before);
  await write('third');
  const conditional = { url: '/', headers: { 'accept-encoding': 'br', 'if-none-match': String(before) } };
  expect((await here.app.inject(conditional)).statusCode).toBe(200);
  await vi.waitFor(async () => expect((await there.app.inject(conditional)).statusCode).toBe(200), 1_000);
  const [after, sameAgain] = await etags();
  expect([after === before, sameAgain]).toEqual([false, after]);
});

test('a page whose render began before a change is not kept', async () => {
  const hasRead = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  afterRead = () => {
    hasRead.resolve();
    return goesOn.promise;
  };
  await write('before');
  const early = get(here, '/race');
  await hasRead.promise;
  await write('after');
  afterRead = () => Promise.resolve();
  expect((await here.app.inject('/other')).body).toBe('<p>/other after</p>');
  goesOn.resolve();
  expect((await early).headers['etag']).toBeDefined();
  expect((await here.app.inject('/race')).body).toBe('<p>/race after</p>');
});

test('a page is rendered once between two changes', async () => {
  await get(here);
  const before = renders;
  await Promise.all(Array.from({ length: 10 }, () => get(here)));
  expect(renders).toBe(before);
  await write('again');
  await Promise.all(Array.from({ length: 10 }, () => get(here)));
  expect(renders).toBe(before + 1);
});
