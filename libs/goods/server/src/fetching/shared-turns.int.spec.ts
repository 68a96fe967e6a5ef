import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { testDatabase, type TestDatabase } from '@caravan/server-core/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedTurns } from './shared-turns.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ max: 20 });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`TRUNCATE goods_host_turn`);
});

const limits = { atOnce: 2, pause: 0, longest: 10_000 };
/** The turns of one server process. */
const startProcess = (over: Partial<typeof limits> = {}) =>
  sharedTurns({ db: database.db, log: pino({ level: 'silent' }) }, { ...limits, ...over });
const never = new AbortController().signal;

test('of many requests of three processes to one host, two run at a time', async () => {
  const processes = [startProcess(), startProcess(), startProcess()];
  let running = 0;
  let most = 0;
  const together = Promise.withResolvers<void>();
  const request = async (turns: (typeof processes)[number]): Promise<void> => {
    const end = await turns('shop.test:443', never);
    running += 1;
    most = Math.max(most, running);
    // The first one waits for a second one; then others may start while the database answers.
    if (running === 2) together.resolve();
    await together.promise;
    await database.db.execute(sql`SELECT 1`);
    running -= 1;
    await end();
  };
  await Promise.all(processes.flatMap((turns) => [request(turns), request(turns), request(turns), request(turns)]));
  expect(most).toBe(2);
}, 20_000);

test('between two starts is the pause, in whichever process', async () => {
  const here = startProcess({ pause: 400 });
  const there = startProcess({ pause: 400 });
  await here('shop.test:443', never);
  const begin = performance.now();
  await there('shop.test:443', never);
  expect(performance.now() - begin).toBeGreaterThan(300);
});

test('another host has turns of its own', async () => {
  const turns = startProcess({ pause: 60_000 });
  await turns('a.test:443', never);
  await turns('b.test:443', never);
});

test('who is cancelled while waiting takes no turn', async () => {
  const turns = startProcess({ atOnce: 1 });
  const end = await turns('shop.test:443', never);
  const cancel = new AbortController();
  const waiting = turns('shop.test:443', cancel.signal);
  cancel.abort(new Error('cancelled'));
  await expect(waiting).rejects.toThrow('cancelled');
  await end();
  await turns('shop.test:443', never);
});

test('the turn of a process that died ends by its time', async () => {
  const dead = startProcess({ atOnce: 1, longest: 400 });
  const alive = startProcess({ atOnce: 1 });
  const begin = performance.now();
  await dead('shop.test:443', never);
  await alive('shop.test:443', never);
  expect(performance.now() - begin).toBeGreaterThan(300);
});
