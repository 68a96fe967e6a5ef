import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { afterCommit } from '../database/transactions/after-commit.ts';
import { makeOutages } from '../outages.ts';
import { databaseProxy } from '../testing/database-proxy.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { openChannel, type Channel } from './channel.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ empty: true });
});
afterAll(() => database.close());

const heard = (channel: Channel) => {
  const messages: string[][] = [];
  let resyncs = 0;
  const end = channel.subscribe({
    hear: (batch) => messages.push([...batch]),
    resync: () => {
      resyncs += 1;
    },
  });
  return { messages, resyncs: () => resyncs, end };
};

const open = (url = database.url): Channel =>
  openChannel({
    connection: { connectionString: url },
    db: database.db,
    outages: makeOutages(pino({ level: 'silent' })),
    onError: () => undefined,
  });

const listeners = async (): Promise<number> => {
  const { rows } = await database.db.execute(
    sql`SELECT FROM pg_stat_activity WHERE application_name = 'caravan-live' AND query LIKE '%pg_notify%' AND datname = current_database()`,
  );
  return rows.length;
};
const listening = (count: number) => vi.waitFor(async () => expect(await listeners()).toBe(count), 5_000);

let here: Channel;
let there: Channel;
beforeEach(() => {
  here = open();
  there = open();
});
afterEach(async () => {
  await here.close();
  await there.close();
  await listening(0);
});

test('messages of one process reach all, in one notification for each moment', async () => {
  const own = heard(here);
  const others = heard(there);
  await listening(2);
  for (let n = 0; n < 50; n += 1) here.send(`change ${n % 5}`);
  await vi.waitFor(() => expect(others.messages.flat()).toHaveLength(5), 2_000);
  expect(others.messages).toHaveLength(1);
  await vi.waitFor(() => expect(own.messages).toEqual(others.messages), 2_000);
});

test('a message from a transaction is sent after its commit, and not after a rollback', async () => {
  const { messages } = heard(there);
  await listening(1);
  await database.transaction(async (tx) => afterCommit(tx, () => here.send('committed')));
  const failed = database.transaction(async (tx) => {
    afterCommit(tx, () => here.send('rolled back'));
    throw new Error('stop');
  });
  await expect(failed).rejects.toThrow('stop');
  here.send('end');
  await vi.waitFor(() => expect(messages.flat()).toContain('end'), 2_000);
  expect(messages.flat()).toEqual(['committed', 'end']);
});

test('more messages than fit become a resync', async () => {
  const { messages, resyncs } = heard(there);
  await vi.waitFor(() => expect(resyncs()).toBe(1), 5_000);
  for (let n = 0; n < 2_000; n += 1) here.send(`a message with some length ${n}`);
  await vi.waitFor(() => expect(resyncs()).toBe(2), 2_000);
  expect(messages).toEqual([]);
});

test('it resynchronises when it first listens, and again after its connection was killed', async () => {
  const { messages, resyncs } = heard(there);
  await vi.waitFor(() => expect(resyncs()).toBe(1), 5_000);
  await database.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'caravan-live' AND datname = current_database()`,
  );
  await vi.waitFor(() => expect(resyncs()).toBe(2), 5_000);
  here.send('heard again');
  await vi.waitFor(() => expect(messages).toEqual([['heard again']]), 2_000);
});

test('a connection that went silent is noticed, and replaced', async () => {
  const proxy = await databaseProxy(database.url);
  const far = open(proxy.url);
  const { messages, resyncs } = heard(far);
  await listening(1);
  await vi.waitFor(() => expect(resyncs()).toBe(1), 5_000);
  proxy.silence();
  proxy.restore();
  await vi.waitFor(() => expect(resyncs()).toBeGreaterThan(1), 15_000);
  here.send('heard again');
  await vi.waitFor(() => expect(messages.flat()).toContain('heard again'), 5_000);
  await far.close();
  await proxy.close();
});

test('a subscriber that left hears nothing', async () => {
  const left = heard(there);
  const stayed = heard(there);
  await listening(1);
  left.end();
  here.send('change');
  await vi.waitFor(() => expect(stayed.messages).toEqual([['change']]), 2_000);
  expect(left.messages).toEqual([]);
});

test('what was just sent is not lost when the process stops', async () => {
  const { messages } = heard(there);
  await listening(1);
  here.send('last words');
  await here.close();
  here.send('too late');
  await vi.waitFor(() => expect(messages).toEqual([['last words']]), 2_000);
});
