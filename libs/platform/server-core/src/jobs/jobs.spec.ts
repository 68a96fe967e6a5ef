import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Core, FeatureServer } from '../feature.ts';
import { testDatabase, testServer, type TestDatabase, type TestServer } from '../testing/index.ts';
import { coreCounters, type CoreCounters } from '../metrics/core-counters.ts';
import { makeOutages } from '../outages.ts';
import { startJobs, type JobRunner } from './boss.ts';
import { defineJob, handleJob, RetryLater, type JobDefinition } from './jobs.ts';

const greet = defineJob<{ name: string }>()({ name: 'test.greet', retries: 2, retryDelay: 1 });
const tick = defineJob()({ name: 'test.tick', cron: '0 3 * * *' });

describe('sent jobs', () => {
  let server: TestServer;
  const done: string[] = [];
  let failures = 0;
  const feature = (core: Core): FeatureServer => ({
    name: 'greetings',
    reasons: {},
    routes: [],
    jobs: [
      handleJob(greet, async ({ name }) => {
        if (failures-- > 0) throw new Error('not now');
        done.push(name);
        if (name === 'chain') await core.transaction((tx) => core.jobs.send(tx, greet, { name: 'link' }));
      }),
      handleJob(tick, async () => void done.push('tick')),
    ],
  });
  beforeAll(async () => {
    server = await testServer({ compose: (core) => ({ features: [feature(core)] }) });
  });
  afterEach(() => {
    done.length = 0;
    failures = 0;
  });
  afterAll(() => server.close());

  const send = (name: string, startAfter?: Date) =>
    server.core.transaction((tx) => server.core.jobs.send(tx, greet, { name }, startAfter ? { startAfter } : {}));

  it('run after the commit, with the jobs that they send', async () => {
    await send('chain');
    await server.runJobs();
    expect(done).toEqual(['chain', 'link']);
    await server.runJobs();
    expect(done).toHaveLength(2);
  });

  it('do not exist if the transaction fails', async () => {
    const failing = server.core.transaction(async (tx) => {
      await server.core.jobs.send(tx, greet, { name: 'ghost' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await server.runJobs();
    expect(done).toEqual([]);
  });

  it('wait for their start time', async () => {
    await send('later', new Date(server.clock.now().getTime() + 3_600_000));
    await server.runJobs();
    expect(done).toEqual([]);
    server.clock.advance(3_600_000);
    await server.runJobs();
    expect(done).toEqual(['later']);
  });

  it('with a schedule can be run by a test', async () => {
    await server.runJob(tick, null);
    expect(done).toEqual(['tick']);
  });

  it('can be sent from many concurrent transactions on a small pool', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, index) => send(`many ${index}`)));
    await server.runJobs();
    expect(done).toHaveLength(50);
  });
});

describe('in the background', () => {
  let database: TestDatabase;
  const runners: JobRunner[] = [];
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(async () => {
    await Promise.all(runners.map((runner) => runner.close()));
    await database.close();
  });

  const run = async (
    definitions: JobDefinition[],
    { log = pino({ level: 'silent' }), counters = coreCounters() } = {},
  ): Promise<JobRunner> => {
    const runner = await startJobs({
      connection: { connectionString: database.url },
      log,
      outages: makeOutages(pino({ level: 'silent' })),
      counters,
      background: true,
    });
    runners.push(runner);
    await runner.prepare(definitions);
    await runner.work();
    return runner;
  };

  /** The counted runs of a queue by outcome. */
  const runsOf = async ({ all }: CoreCounters, queue: string): Promise<object> => {
    const metrics = await Promise.all(all.map((metric) => metric.get()));
    const runs = metrics.find(({ name }) => name === 'caravan_job_runs_total')?.values ?? [];
    return Object.fromEntries(
      runs.filter(({ labels }) => labels['queue'] === queue).map(({ labels, value }) => [labels['outcome'], value]),
    );
  };

  it('jobs run automatically, once among several servers, and are retried after a failure', async () => {
    const done: string[] = [];
    let failures = 1;
    const definitions = [
      handleJob(greet, async ({ name }) => {
        if (failures-- > 0) throw new Error('not now');
        done.push(name);
      }),
      handleJob(tick, async () => undefined),
    ];
    const [first] = await Promise.all([run(definitions), run(definitions)]);
    await database.transaction((tx) => first.send(tx, greet, { name: 'anna' }));
    await expect.poll(() => done, { timeout: 20_000 }).toEqual(['anna']);
    await database.transaction(async (tx) => {
      for (let count = 0; count < 40; count += 1) await first.send(tx, greet, { name: 'many' });
    });
    await expect.poll(() => done.length, { timeout: 20_000 }).toBe(41);
    const { rows } = await database.db.execute(sql`SELECT name, cron FROM pgboss.schedule`);
    expect(rows).toEqual([{ name: 'test.tick', cron: '0 3 * * *' }]);
  });

  it('that a third party fails are retried without an error in the log', async () => {
    const lines: string[] = [];
    const done: string[] = [];
    const later = defineJob<{ name: string }>()({ name: 'test.later', retries: 2, retryDelay: 1 });
    let failures = 1;
    const counters = coreCounters();
    const runner = await run(
      [
        handleJob(later, async ({ name }) => {
          if (failures-- > 0) throw new RetryLater('the service is busy');
          done.push(name);
        }),
      ],
      { log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }), counters },
    );
    await database.transaction((tx) => runner.send(tx, later, { name: 'anna' }));
    await expect.poll(() => done, { timeout: 20_000 }).toEqual(['anna']);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 30, job: 'test.later', attempt: 0, reason: 'the service is busy', msg: 'a job is retried' },
    ]);
    expect(await runsOf(counters, 'test.later')).toEqual({ completed: 1, retried: 1, failed: 0 });
  });

  it('take over the settings of a newer version, and nothing else is written', async () => {
    const settled = defineJob<null>()({ name: 'test.settled', retries: 1 });
    const retriesAt = async (retries: number) => {
      const { boss } = await run([handleJob({ ...settled, retries }, async () => undefined)]);
      const { retryLimit, updatedOn } = (await boss.getQueue(settled.name)) ?? {};
      return { retryLimit, updatedOn };
    };
    const first = await retriesAt(1);
    expect(await retriesAt(1)).toEqual(first);
    expect(await retriesAt(7)).toMatchObject({ retryLimit: 7 });
  });

  it('refuse two jobs of one name', async () => {
    const [runner] = runners;
    await expect(runner?.prepare([handleJob(greet, async () => undefined)])).rejects.toThrow(
      'two jobs have the name test.greet',
    );
  });
});
