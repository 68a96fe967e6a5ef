import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openChannel, type Channel, type Subscriber } from '../channel/channel.ts';
import { openPool } from '../database/connections/pool.ts';
import { inSavepoint } from '../database/transactions/savepoint.ts';
import { makeOutages } from '../outages.ts';
import { databaseProxy } from '../testing/database-proxy.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { openCaches, type Caches } from './caches.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.execute(sql`CREATE TABLE note (text text NOT NULL)`);
});
afterAll(() => database.close());

interface Process {
  channel: Channel;
  caches: Caches;
  errors: unknown[];
  close: () => Promise<void>;
}

let now: Date;
/** A server process: a channel, caches, and its own connections. */
const startProcess = (url = database.url): Process => {
  const pool = openPool({ connectionString: url }, { max: 3, onError: () => undefined });
  const errors: unknown[] = [];
  const channel = openChannel({
    connection: { connectionString: url },
    db: pool.db,
    outages: makeOutages(pino({ level: 'silent' })),
    onError: () => undefined,
  });
  const caches = openCaches({ db: pool.db, clock: () => now, channel, onError: (error) => errors.push(error) });
  return {
    channel,
    caches,
    errors,
    async close() {
      caches.close();
      await channel.close();
      await pool.close();
    },
  };
};

const read = async (): Promise<string> => {
  const { rows } = await database.db.execute<{ text: string }>(sql`SELECT text FROM note`);
  return rows[0]?.text ?? '';
};
const notesOf = ({ caches }: Process) => {
  const notes = caches.of<string>('notes', { max: 5 });
  return { read: (load = read) => notes.get('note', load) };
};
const write = (text: string, { caches }: Process): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`UPDATE note SET text = ${text}`);
    await caches.changed(tx, 'notes');
  });
const version = async (topic = 'notes'): Promise<number> => {
  const { rows } = await database.db.execute<{ version: string }>(
    sql`SELECT version FROM cache_version WHERE topic = ${topic}`,
  );
  return Number(rows[0]?.version ?? 0);
};

let here: Process;
let there: Process;
beforeEach(async () => {
  now = new Date('2026-11-25T10:00:00Z');
  await database.db.execute(sql`TRUNCATE note`);
  await database.db.execute(sql`INSERT INTO note VALUES ('first')`);
  here = startProcess();
  there = startProcess();
});
afterEach(async () => {
  await here.close();
  await there.close();
});

/** Waits until a process hears others. */
const hearing = async (process: Process): Promise<void> => {
  process.caches.changes();
  const topic = `probe ${Math.random()}`;
  const before = process.caches.changes();
  await vi.waitFor(async () => {
    await database.transaction((tx) => (process === here ? there : here).caches.changed(tx, topic));
    expect(process.caches.changes()).toBeGreaterThan(before);
  }, 5_000);
};

test('a value is loaded once, and anew after a change: here at once, elsewhere within a second', async () => {
  const own = notesOf(here);
  const others = notesOf(there);
  await hearing(there);
  const load = vi.fn(read);
  expect([await own.read(load), await own.read(load), await others.read()]).toEqual(['first', 'first', 'first']);
  expect(load).toHaveBeenCalledTimes(1);

  await write('second', here);
  expect(await own.read()).toBe('second');
  await vi.waitFor(async () => expect(await others.read()).toBe('second'), { timeout: 1_000, interval: 20 });
});

test('a change of one topic leaves the values of others', async () => {
  const load = vi.fn(read);
  const notes = notesOf(here);
  const others = here.caches.of<string>('others', { max: 5 });
  await write('first', there);
  // Learns of this change and of those of earlier tests first.
  await vi.waitFor(async () => {
    load.mockClear();
    await notes.read(load);
    expect(load).not.toHaveBeenCalled();
    expect(here.caches.changes()).toBeGreaterThan(0);
  }, 5_000);
  await database.transaction((tx) => here.caches.changed(tx, 'others'));
  await notes.read(load);
  expect(load).not.toHaveBeenCalled();
  expect(await others.get('note', () => Promise.resolve('own'))).toBe('own');
});

test('a value that was read before a change and arrives after it is not used again', async () => {
  const notes = notesOf(here);
  const wasRead = Promise.withResolvers<void>();
  const arrives = Promise.withResolvers<void>();
  const early = notes.read(async () => {
    const text = await read();
    wasRead.resolve();
    await arrives.promise;
    return text;
  });
  await wasRead.promise;
  await write('second', here);
  const late = notes.read();
  arrives.resolve();
  expect(await early).toBe('first');
  expect(await late).toBe('second');
  expect(await notes.read()).toBe('second');
});

/** Caches that hear nothing but their own changes, and what they sent. */
const aloneCaches = () => {
  const sent: string[] = [];
  const subscribers: Subscriber[] = [];
  const channel: Channel = {
    send: (message) => sent.push(message),
    subscribe: (subscriber) => {
      subscribers.push(subscriber);
      return () => undefined;
    },
    close: () => Promise.resolve(),
  };
  const caches = openCaches({ db: database.db, clock: () => now, channel, onError: () => undefined });
  return { caches, sent, resync: () => subscribers[0]?.resync() };
};

test('a transaction counts one version for many changes, and none if it fails', async () => {
  const { caches, sent } = aloneCaches();
  const before = await version();
  await database.transaction(async (tx) => {
    for (let n = 0; n < 5; n += 1) await caches.changed(tx, 'notes');
  });
  const announced = [JSON.stringify({ topic: 'notes', version: before + 1 })];
  expect([await version(), caches.changes(), sent]).toEqual([before + 1, 1, announced]);

  const failed = database.transaction(async (tx) => {
    await caches.changed(tx, 'notes');
    throw new Error('stop');
  });
  await expect(failed).rejects.toThrow('stop');
  expect([await version(), caches.changes(), sent]).toEqual([before + 1, 1, announced]);
  caches.close();
});

test('a change after an undone savepoint counts', async () => {
  const { caches, sent } = aloneCaches();
  const before = await version();
  await database.transaction(async (tx) => {
    const undone = inSavepoint(tx, async () => {
      await caches.changed(tx, 'notes');
      throw new Error('undo');
    });
    await undone.catch(() => undefined);
    await caches.changed(tx, 'notes');
  });
  expect([await version(), sent]).toEqual([before + 1, [JSON.stringify({ topic: 'notes', version: before + 1 })]]);
});

test('changes of two processes at once are both counted', async () => {
  const before = await version();
  await Promise.all(Array.from({ length: 10 }, (_, n) => write(`text ${n}`, n % 2 ? here : there)));
  expect(await version()).toBe(before + 10);
  const written = await read();
  for (const process of [here, there])
    await vi.waitFor(async () => expect(await notesOf(process).read()).toBe(written), 5_000);
});

test('a change whose process ended before it announced it is found by its version', async () => {
  const notes = notesOf(there);
  await hearing(there);
  await notes.read();
  await database.db.execute(sql`UPDATE note SET text = 'second'`);
  await database.db.execute(
    sql`INSERT INTO cache_version VALUES ('notes', 1) ON CONFLICT (topic) DO UPDATE SET version = cache_version.version + 1`,
  );
  await vi.waitFor(async () => expect(await notes.read()).toBe('second'), 5_000);
});

test('when messages may have been missed, the versions are compared at once', async () => {
  const { caches, resync } = aloneCaches();
  const before = caches.changes();
  await write('second', here);
  resync();
  // The comparisons at intervals come later.
  await vi.waitFor(() => expect(caches.changes()).toBeGreaterThan(before), 1_000);
  caches.close();
});

test('a process that was cut off keeps its values, and compares the versions when it is back', async () => {
  const proxy = await databaseProxy(database.url);
  const far = startProcess(proxy.url);
  const notes = notesOf(far);
  await hearing(far);
  expect(await notes.read()).toBe('first');

  proxy.cut();
  await write('second', here);
  await vi.waitFor(() => expect(far.errors.length).toBeGreaterThan(0), 10_000);
  expect(await notes.read()).toBe('first');

  proxy.restore();
  await vi.waitFor(async () => expect(await notes.read()).toBe('second'), 10_000);
  await far.close();
  await proxy.close();
});

test('a change that was made by hand shows after a quarter of a minute', async () => {
  const notes = notesOf(here);
  await notes.read();
  await database.db.execute(sql`UPDATE note SET text = 'by hand'`);
  expect(await notes.read()).toBe('first');
  now = new Date(now.getTime() + 15_001);
  expect(await notes.read()).toBe('by hand');
});

test('caches that nobody uses do not connect', async () => {
  const listening = async () => {
    const { rows } = await database.db.execute(
      sql`SELECT FROM pg_stat_activity WHERE application_name = 'caravan-live' AND datname = current_database()`,
    );
    return rows.length;
  };
  await vi.waitFor(async () => expect(await listening()).toBe(0), 5_000);
  here.caches.of('notes', { max: 1 });
  await write('second', here);
  expect(await listening()).toBe(0);
});
