import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { route, type FeatureServer } from '../../feature.ts';
import { defineJob, handleJob } from '../../jobs/jobs.ts';
import { defineCounter, type Gauge } from '../../metrics/metric.ts';
import { recordBookAudit } from '../../reconciliation/book-audit.repo.ts';
import { scrape, testServer, type TestServer, type TestServerOptions } from '../../testing/index.ts';

const call = schemaOf(
  defineEndpoint<{ data: null }>()({ method: 'GET', path: '/parrots', login: 'none', tags: [], summary: 'parrots' }),
  { data: z.null() },
);
const parrots = (more: Partial<FeatureServer> = {}): FeatureServer => ({
  name: 'parrots',
  reasons: {},
  routes: [route(call, () => null)],
  ...more,
});

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const start = async ({ config, compose, ...options }: Partial<TestServerOptions> = {}): Promise<TestServer> => {
  server = await testServer({
    compose: compose ?? (() => ({ features: [parrots()] })),
    config: { metricsToken: 'of-the-test', ...config },
    ...options,
  });
  return server;
};

describe('the page', () => {
  it('requires the token', async () => {
    const { app } = await start();
    await app.inject('/v1/parrots');
    expect((await app.inject('/metrics')).statusCode).toBe(401);
    const wrong = { authorization: 'Bearer of-the-taste' };
    expect((await app.inject({ url: '/metrics', headers: wrong })).statusCode).toBe(401);
    const right = { authorization: 'Bearer of-the-test' };
    const { headers } = await app.inject({ url: '/metrics', headers: right });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': expect.stringMatching('text/plain') });
    expect(await scrape(app)).toContainEqual([
      'http_request_duration_seconds_count{method="GET",route="/v1/parrots",status="200"}',
      1,
    ]);
  });

  it('does not exist without a configured token', async () => {
    const { app } = await start({ config: { metricsToken: undefined } });
    expect((await app.inject('/metrics')).statusCode).toBe(404);
  });

  it('serves the figures and counters of features', async () => {
    const fed = defineCounter({ name: 'caravan_parrots_fed_total', help: 'x', labels: { with: ['nuts', 'fruit'] } });
    const gauge: Gauge = {
      name: 'caravan_parrots',
      help: 'x',
      labels: ['colour'],
      read: async () => [{ labels: { colour: 'grey' }, value: 2 }],
    };
    const { app } = await start({ compose: () => ({ features: [parrots({ gauges: [gauge], counters: [fed] })] }) });
    fed.add({ with: 'nuts' });
    const series = await scrape(app);
    expect(series.get('caravan_parrots{colour="grey"}')).toBe(2);
    expect(series.get('caravan_parrots_fed_total{with="nuts"}')).toBe(1);
    expect(series.get('caravan_parrots_fed_total{with="fruit"}')).toBe(0);
  });

  it('leaves out a figure that cannot be read, counts that, and shows it again when it can', async () => {
    let fails = false;
    const read = async () => {
      if (fails) throw new Error('no database');
      return [{ labels: {}, value: 7 }];
    };
    const gauge: Gauge = { name: 'caravan_parrots', help: 'x', labels: [], read };
    const { app } = await start({ compose: () => ({ features: [parrots({ gauges: [gauge] })] }) });
    expect((await scrape(app)).get('caravan_parrots')).toBe(7);
    fails = true;
    const series = await scrape(app);
    expect(series.has('caravan_parrots')).toBe(false);
    expect(series.has('caravan_requests_running')).toBe(true);
    fails = false;
    const after = await scrape(app);
    expect(after.get('caravan_parrots')).toBe(7);
    expect(after.get('caravan_metrics_unread_total{metric="caravan_parrots"}')).toBe(1);
    expect(after.get('caravan_metrics_unread_total{metric="caravan_jobs"}')).toBe(0);
  });

  it('does not wait for a figure that never comes', async () => {
    const gauge: Gauge = { name: 'caravan_parrots', help: 'x', labels: [], read: () => new Promise(() => undefined) };
    const { app } = await start({ compose: () => ({ features: [parrots({ gauges: [gauge] })] }) });
    const series = await scrape(app);
    expect(series.has('caravan_parrots')).toBe(false);
    expect(series.has('caravan_build_info')).toBe(false);
    expect(series.get('caravan_dependency_up{dependency="database"}')).toBe(1);
  });
});

describe('the platform', () => {
  it('says what runs, and how busy it is', async () => {
    const { app, core } = await start({ server: { build: { version: '1.2.3', commit: 'abc' } } });
    const series = await scrape(app);
    expect(series.get(`caravan_build_info{version="1.2.3",commit="abc",node="${process.version}",role="all"}`)).toBe(1);
    expect(series.get('caravan_dependency_up{dependency="database"}')).toBe(1);
    expect(series.get('caravan_dependency_up{dependency="file_store"}')).toBe(1);
    expect(series.get('caravan_database_connections_max')).toBe(10);
    Object.assign(core, { database: { ...core.database, answers: async () => false } });
    expect((await scrape(app)).get('caravan_dependency_up{dependency="database"}')).toBe(0);
  });

  it('counts connections and the callers that wait for one', async () => {
    const { app, core } = await start({ config: { databasePool: 2 } });
    const gate = Promise.withResolvers<void>();
    const inside = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holds = inside.map(({ resolve }) =>
      core.transaction(async () => {
        resolve();
        await gate.promise;
      }),
    );
    await Promise.all(inside.map(({ promise }) => promise));
    // A query of drizzle begins when it is awaited.
    const waiting = core.db.execute(sql`SELECT 1`).then(() => undefined);
    const series = await scrape(app);
    gate.resolve();
    await Promise.all([...holds, waiting]);
    expect(series.get('caravan_database_connections{state="busy"}')).toBe(2);
    expect(series.get('caravan_database_connections{state="idle"}')).toBe(0);
    expect(series.get('caravan_database_waiting_callers')).toBeGreaterThanOrEqual(1);
    expect(series.get('caravan_database_longest_wait_seconds')).toBeGreaterThan(0);
    // There was no connection for these figures.
    expect(series.has('caravan_job_oldest_age_seconds{queue="idempotency.forget"}')).toBe(false);
  });

  it('shows the jobs of each queue, and how long the oldest has waited', async () => {
    const greet = defineJob<{ name: string }>()({ name: 'test.greet', deadLetter: 'test.ungreeted' });
    const compose = (): { features: FeatureServer[] } => ({
      features: [parrots({ jobs: [handleJob(greet, async () => undefined)] })],
    });
    const { app, core } = await start({ compose });
    await core.transaction(async (tx) => {
      await core.jobs.send(tx, greet, { name: 'anna' });
      await core.jobs.send(tx, greet, { name: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) });
    });
    await core.db.execute(
      sql`UPDATE pgboss.job SET start_after = now() - interval '90 s' WHERE data->>'name' = 'anna'`,
    );
    await core.jobs.boss.supervise();
    const series = await scrape(app);
    expect(series.get('caravan_jobs{queue="test.greet",state="ready"}')).toBe(1);
    expect(series.get('caravan_jobs{queue="test.greet",state="deferred"}')).toBe(1);
    expect(series.get('caravan_jobs{queue="test.ungreeted",state="ready"}')).toBe(0);
    const age = series.get('caravan_job_oldest_age_seconds{queue="test.greet"}');
    expect(age).toBeGreaterThanOrEqual(90);
    expect(age).toBeLessThan(3_600);
    expect(series.get('caravan_job_oldest_age_seconds{queue="test.ungreeted"}')).toBe(0);
  });

  it('shows the mails that wait for the mail server', async () => {
    const { app, core } = await start({ config: { smtpUrl: 'smtp://127.0.0.1:1' } });
    const mail = { to: 'li@x.test', language: 'en' as const, subject: 's', html: 'h', text: 't' };
    await core.transaction((tx) => core.mailer.send(tx, mail));
    await core.jobs.boss.supervise();
    const series = await scrape(app);
    expect(series.get('caravan_mails{state="waiting"}')).toBe(1);
    expect(series.get('caravan_mails{state="undelivered"}')).toBe(0);
  });

  it('shows the last audit of the books, and nothing before the first', async () => {
    const { app, core } = await start();
    expect([...(await scrape(app)).keys()].filter((name) => name.startsWith('caravan_audit'))).toEqual([]);
    await recordBookAudit(core.db, { at: new Date('2026-11-20T03:00:00Z'), faults: 2 });
    await recordBookAudit(core.db, { at: new Date('2026-11-19T03:00:00Z'), faults: 0 });
    const series = await scrape(app);
    expect(series.get('caravan_audit_last_run_timestamp_seconds')).toBe(Date.UTC(2026, 10, 20, 3) / 1_000);
    expect(series.get('caravan_audit_faults')).toBe(2);
  });

  it('forgets audits of more than a year ago', async () => {
    const { core } = await start();
    await recordBookAudit(core.db, { at: new Date('2025-11-01T03:00:00Z'), faults: 1 });
    await recordBookAudit(core.db, { at: new Date('2026-11-20T03:00:00Z'), faults: 0 });
    const { rows } = await core.db.execute(sql`SELECT faults FROM book_audit`);
    expect(rows).toEqual([{ faults: 0 }]);
  });

  it('counts refused requests', async () => {
    const { app, core } = await start({ config: { rateLimits: true } });
    for (let count = 0; count < 1_201; count += 1) await app.inject('/v1/parrots');
    expect((await scrape(app)).get('caravan_requests_refused_total{reason="rate_limit"}')).toBe(1);
    Object.assign(core.database, {
      longestWait: () => 3_600_000,
      usage: () => ({ open: 100, idle: 0, waiting: 100 }),
    });
    expect((await app.inject({ url: '/v1/parrots', remoteAddress: '198.51.100.1' })).statusCode).toBe(503);
    expect((await scrape(app)).get('caravan_requests_refused_total{reason="overload"}')).toBe(1);
  });

  it('counts pages from memory, also those that are being renewed', async () => {
    const renderPage = async () => ({ status: 200, headers: {}, html: 'page', shared: true });
    const { app, clock } = await start({ server: { pages: { renderPage } } });
    const reads = async () => {
      const series = await scrape(app);
      return ['hit', 'miss'].map((outcome) =>
        series.get(`caravan_cache_reads_total{cache="pages",outcome="${outcome}"}`),
      );
    };
    expect(await reads()).toEqual([0, 0]);
    await app.inject('/a');
    await app.inject('/a');
    expect(await reads()).toEqual([1, 1]);
    expect((await scrape(app)).get('caravan_cache_bytes{cache="pages"}')).toBeGreaterThan('page'.length);
    clock.advance(61_000);
    await app.inject('/a');
    expect(await reads()).toEqual([2, 1]);
    clock.advance(200_000);
    await app.inject('/a');
    expect(await reads()).toEqual([2, 2]);
  });
});

it('names follow the conventions of Prometheus', async () => {
  const { app } = await start();
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer of-the-test' } });
  const types = [...body.matchAll(/^# TYPE (caravan_\w+) (\w+)$/gm)].map(([, name = '', type = '']) => ({
    name,
    type,
  }));
  expect(types.length).toBeGreaterThan(10);
  expect(types.filter(({ name, type }) => name.endsWith('_total') !== (type === 'counter'))).toEqual([]);
});
