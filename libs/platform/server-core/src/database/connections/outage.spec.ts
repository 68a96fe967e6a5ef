import { setTimeout as passing } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { soaking } from '../../testing/soak.ts';
import { route, type Core, type FeatureServer } from '../../feature.ts';
import { defineJob, handleJob } from '../../jobs/jobs.ts';
import { makeLog } from '../../server/watching/logging.ts';
import { startApp } from '../../start-app.ts';
import { databaseProxy, type DatabaseProxy } from '../../testing/database-proxy.ts';
import { testDatabase } from '../../testing/database.ts';
import { testConfig } from '../../testing/test-config.ts';
import { openPool } from './pool.ts';
import { isDatabaseUnavailable, isSilent, sqlState } from '../transactions/sql-state.ts';

/** Two outages of each kind in a normal run; about fifty with SOAK=1, on several servers in parallel. */
const { lanes, rounds } = soaking ? { lanes: 4, rounds: 13 } : { lanes: 1, rounds: 1 };
const outage = soaking ? 2_000 : 500;
/** The pool's own limits are eight and seven seconds. Parameters of the address take precedence. */
const shortLimits = '?query_timeout=2000&statement_timeout=1500';
const limitsOfLane = soaking ? '' : shortLimits;
const redWithin = 2_000;
const recoveredWithin = 10_000;
const writers = 8;
const pause = 20;

const body = z.strictObject({ text: z.string() });
const write = schemaOf(
  defineEndpoint<{ body: z.output<typeof body>; data: null }>()({
    method: 'POST',
    path: '/outage-notes',
    login: 'shopper',
    tags: [],
    summary: 'Write',
    idempotency: 'key',
  }),
  { body, data: z.null() },
);
const noteWritten = defineJob<{ text: string }>()({ name: 'outage.note-written' });

const notes = ({ db, jobs }: Core, heard: Set<string>): FeatureServer => ({
  name: 'outage-notes',
  reasons: {},
  async start() {
    await db.execute(sql`CREATE TABLE outage_note (text text NOT NULL)`);
    await db.execute(
      sql`CREATE FUNCTION outage_dawdle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.2); RETURN NULL; END'`,
    );
    // Slow commits: many are running when the database disappears, and their outcome is unknown.
    await db.execute(
      sql`CREATE CONSTRAINT TRIGGER outage_slow_commit AFTER INSERT ON outage_note DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION outage_dawdle()`,
    );
  },
  jobs: [handleJob(noteWritten, async ({ text }) => void heard.add(text))],
  routes: [
    route(write, (call) =>
      call.once(async (tx) => {
        await tx.execute(sql`INSERT INTO outage_note VALUES (${call.body.text})`);
        if (call.body.text.startsWith('job')) await jobs.send(tx, noteWritten, { text: call.body.text });
        return null;
      }),
    ),
  ],
});

const startLane = async () => {
  const database = await testDatabase();
  const proxy = await databaseProxy(database.url);
  const url = `${proxy.url}${limitsOfLane}`;
  const heard = new Set<string>();
  const unforeseen: string[] = [];
  const errors: string[] = [];
  const running = await startApp({
    config: testConfig({ databaseUrl: url }),
    log: makeLog(
      { logLevel: 'error' },
      {
        write: (line) => {
          errors.push(line);
          if (line.includes('unexpected error')) unforeseen.push(line);
        },
      },
    ),
    postgres: { connection: { connectionString: url } },
    migrationsFolder: fileURLToPath(new URL('../../../../../../apps/server/migrations', import.meta.url)),
    compose: (core) => ({
      features: [notes(core, heard)],
      authenticate: async () => ({ id: 'session', userId: 'shopper', role: 'shopper', staffRoles: [] }),
    }),
  });
  const isReady = async () => (await running.app.inject('/v1/health/ready')).statusCode === 200;
  const send = (text: string) =>
    running.app.inject({
      method: 'POST',
      url: '/v1/outage-notes',
      headers: { authorization: 'Bearer token', 'idempotency-key': text },
      payload: { text },
    });
  return {
    proxy,
    heard,
    unforeseen,
    errors,
    isReady,
    send,
    /** Reads the database directly, without the proxy. */
    written: async () =>
      (await database.db.execute<{ text: string }>(sql`SELECT text FROM outage_note`)).rows
        .map(({ text }) => text)
        .sort(),
    committing: async (): Promise<number> => {
      const { rows } = await database.db.execute(
        sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query = 'COMMIT' AND wait_event = 'PgSleep'`,
      );
      return rows.length;
    },
    forget: () => database.db.execute(sql`TRUNCATE outage_note`),
    async close() {
      // A stop waits a while for the farewell of connections that say nothing.
      proxy.endSilent();
      await running.close();
      await proxy.close();
      await database.close();
    },
  };
};
type Lane = Awaited<ReturnType<typeof startLane>>;

/** Waits until `holds` is true, at most a minute. Returns the milliseconds it took. */
const until = async (what: string, holds: () => boolean | Promise<boolean>): Promise<number> => {
  const since = performance.now();
  while (!(await holds())) {
    if (performance.now() - since > 60_000) throw new Error(`waited in vain: ${what}`);
    await passing(pause);
  }
  return performance.now() - since;
};

/** Starts writers that write one note after another and retry each until it is acknowledged, as a page does. */
const writeOn = (lane: Lane) => {
  let going = true;
  let replayed = 0;
  const acknowledged: string[] = [];
  const counts = new Array<number>(writers).fill(0);
  const all = counts.map(async (_, writer) => {
    while (going) {
      const text = crypto.randomUUID();
      let response = await lane.send(text);
      while (response.statusCode !== 200) {
        if (lane.unforeseen[0]) throw new Error(lane.unforeseen[0]);
        await passing(pause);
        response = await lane.send(text);
      }
      if (response.headers['idempotent-replayed']) replayed += 1;
      acknowledged.push(text);
      counts[writer] = (counts[writer] ?? 0) + 1;
      // Random pauses, so that an outage meets the writers at different steps.
      await passing(pause * Math.random());
    }
  });
  const done = Promise.all(all);
  // `stop` rethrows it.
  done.catch(() => undefined);
  const everybodyWrote = async (): Promise<number> => {
    const before = [...counts];
    return until('everybody wrote', () => counts.every((count, writer) => count > (before[writer] ?? 0)));
  };
  return {
    everybodyWrote,
    async stop() {
      going = false;
      await done;
      return { acknowledged: acknowledged.sort(), replayed };
    },
  };
};

/** Runs one outage. Returns the number of notes that were written although their first call failed. */
const oneOutage = async (lane: Lane, how: 'cut' | 'silence'): Promise<number> => {
  const writing = writeOn(lane);
  try {
    await writing.everybodyWrote();
    await until('some transactions commit', async () => (await lane.committing()) > 2);
    lane.proxy[how]();
    const gone = performance.now();
    expect(await until('red', async () => !(await lane.isReady()))).toBeLessThan(redWithin);
    await until('the outage is over', () => performance.now() - gone > outage);
    lane.proxy.restore();
    const [ready, wrote] = await Promise.all([until('green', lane.isReady), writing.everybodyWrote()]);
    expect(ready).toBeLessThan(recoveredWithin);
    expect(wrote).toBeLessThan(recoveredWithin);
  } catch (error) {
    lane.proxy.restore();
    await writing.stop();
    throw error;
  }
  const { acknowledged, replayed } = await writing.stop();
  expect(lane.unforeseen).toEqual([]);
  expect(await lane.written()).toEqual(acknowledged);
  await lane.forget();
  return replayed;
};

const manyOutages = async (how: 'cut' | 'silence'): Promise<void> => {
  const lane = await startLane();
  let replayed = 0;
  for (let round = 0; round < rounds; round += 1) replayed += await oneOutage(lane, how);
  // Without a replay the test would prove nothing about duplicate notes.
  expect(replayed).toBeGreaterThan(0);
  // Outages in quick succession are one error, for any number of requests, jobs and connections.
  expect(lane.errors).toHaveLength(1);

  const last = `job-${crypto.randomUUID()}`;
  expect((await lane.send(last)).statusCode).toBe(200);
  expect(await until('the job has run', () => lane.heard.has(last))).toBeLessThan(20_000);
  await lane.close();
};

describe.concurrent('an unreachable database', () => {
  it.each(['cut', 'silence'] as const)(
    `appears in the health check (%s), recovers soon, and no note is lost or duplicated`,
    async (how) => {
      await Promise.all(Array.from({ length: lanes }, () => manyOutages(how)));
    },
    600_000,
  );

  const withPool = async (
    work: (pool: ReturnType<typeof openPool>, proxy: DatabaseProxy) => Promise<void>,
    limits = '',
  ): Promise<void> => {
    const database = await testDatabase();
    const proxy = await databaseProxy(database.url);
    const pool = openPool({ connectionString: `${proxy.url}${limits}` }, { max: 5, onError: () => undefined });
    await work(pool, proxy);
    await pool.close();
    await proxy.close();
    await database.close();
  };
  const askAll = ({ db }: ReturnType<typeof openPool>) =>
    Promise.all(Array.from({ length: 5 }, () => db.execute(sql`SELECT pg_sleep(0.05)`)));
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('delays one caller, not each caller whose idle connection became silent', async () => {
    await withPool(async (pool, proxy) => {
      await askAll(pool);
      expect(pool.pool.idleCount).toBe(5);
      proxy.silence();
      expect(isSilent(await failureOf(pool.db.execute(sql`SELECT 1`)))).toBe(true);
      proxy.restore();
      await until('no connection is left', () => pool.pool.totalCount === 0);
      await askAll(pool);
    }, '?query_timeout=500');
  }, 30_000);

  it('does not hold up a stop', async () => {
    const database = await testDatabase();
    const proxy = await databaseProxy(database.url);
    const pool = openPool({ connectionString: proxy.url }, { max: 5, onError: () => undefined });
    await askAll(pool);
    proxy.silence();
    await pool.close();
    proxy.endSilent();
    await proxy.close();
    await database.close();
  }, 30_000);

  it('is distinguished from a slow database, which ends the statement itself', async () => {
    await withPool(async ({ transaction, pool }) => {
      const error = await failureOf(transaction((tx) => tx.execute(sql`SELECT pg_sleep(60)`)));
      expect(sqlState(error)).toBe('57014');
      expect(isDatabaseUnavailable(error)).toBe(true);
      // The connection stays in the pool.
      expect(pool.idleCount).toBe(1);
    }, '?statement_timeout=200&query_timeout=5000');
  }, 30_000);

  it('has time to end a slow statement itself before the pool takes it for silent', async () => {
    await withPool(async ({ db, pool }) => {
      const { rows } = await db.execute(
        sql`SELECT name, setting::int FROM pg_settings WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout') ORDER BY name`,
      );
      expect(rows).toEqual([
        { name: 'idle_in_transaction_session_timeout', setting: 5_000 },
        { name: 'statement_timeout', setting: 7_000 },
      ]);
      expect(pool.options.query_timeout).toBe(8_000);
    });
  });
});
