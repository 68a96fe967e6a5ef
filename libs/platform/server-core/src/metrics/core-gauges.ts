import { sql } from 'drizzle-orm';
import type { BuildInfo } from '../build-info.ts';
import type { Core } from '../feature.ts';
import { deliverMailJob } from '../mail/mailer.ts';
import { lastBookAudit } from '../reconciliation/book-audit.repo.ts';
import type { Gauge, MetricValue } from './metric.ts';

const gauge = (name: string, help: string, labels: readonly string[], read: Gauge['read']): Gauge => ({
  name,
  help,
  labels,
  read,
});

/** A figure without labels; undefined for none. */
const plain = (name: string, help: string, read: () => number | undefined | Promise<number | undefined>): Gauge =>
  gauge(name, help, [], async () => {
    const value = await read();
    return value === undefined ? [] : [{ labels: {}, value }];
  });

/** The figures of one label, by its values. */
const by = (label: string, figures: Readonly<Record<string, number>>): MetricValue[] =>
  Object.entries(figures).map(([name, value]) => ({ labels: { [label]: name }, value }));

const databaseGauges = ({ config, database }: Core): Gauge[] => [
  gauge('caravan_database_connections', 'Open connections of the pool', ['state'], async () => {
    const { open, idle } = database.usage();
    return by('state', { idle, busy: open - idle });
  }),
  plain('caravan_database_connections_max', 'Size of the pool (DATABASE_POOL)', () => config.databasePool),
  plain('caravan_database_waiting_callers', 'Callers that wait for a connection', () => database.usage().waiting),
  plain(
    'caravan_database_longest_wait_seconds',
    'How long the first of them has waited',
    () => database.longestWait() / 1_000,
  ),
];

/**
 * pg-boss counts its queues once a minute, so this reads a row for each queue. The age comes from its documented job
 * table by the index of waiting jobs.
 */
const jobGauges = ({ db, jobs }: Core): Gauge[] => [
  gauge('caravan_jobs', 'Jobs as pg-boss last counted them', ['queue', 'state'], async () =>
    (await jobs.queues()).flatMap(({ name, ready, deferred, active, failed }) =>
      by('state', { ready, deferred, active, failed }).map(({ labels, value }) => ({
        labels: { queue: name, ...labels },
        value,
      })),
    ),
  ),
  gauge('caravan_job_oldest_age_seconds', 'How long the oldest due job has waited', ['queue'], async () => {
    const { rows } = await db.execute<{ name: string; age: number }>(sql`
      SELECT name, extract(epoch FROM now() - min(start_after))::float8 AS age FROM pgboss.job
      WHERE state < 'active' AND NOT blocked AND start_after <= now() GROUP BY name`);
    const ages = new Map(rows.map(({ name, age }) => [name, age]));
    return (await jobs.queues()).map(({ name }) => ({ labels: { queue: name }, value: ages.get(name) ?? 0 }));
  }),
  gauge('caravan_mails', 'Mails that are not delivered', ['state'], async () => {
    const queues = new Map((await jobs.queues()).map((queue) => [queue.name, queue]));
    const waiting = queues.get(deliverMailJob.name);
    const { ready = 0, deferred = 0, active = 0 } = waiting ?? {};
    const undelivered = queues.get(deliverMailJob.deadLetter ?? '')?.ready ?? 0;
    return by('state', { waiting: ready + deferred + active, undelivered });
  }),
];

/** The platform's own figures. */
export const coreGauges = (core: Core, { running, build }: { running: () => number; build?: BuildInfo }): Gauge[] => [
  gauge(
    'caravan_build_info',
    'Version, commit and role of this process',
    ['version', 'commit', 'node', 'role'],
    async () => {
      if (!build) return [];
      const { version, commit = '' } = build;
      return [{ labels: { version, commit, node: process.version, role: core.config.role }, value: 1 }];
    },
  ),
  gauge('caravan_dependency_up', '1 if the dependency answers and can be written', ['dependency'], async () => {
    const [answers, storage] = await Promise.all([core.database.answers(), core.storage.state()]);
    return by('dependency', { database: Number(answers), file_store: Number(storage === 'ok') });
  }),
  plain('caravan_requests_running', 'Requests that are being answered', running),
  ...databaseGauges(core),
  ...jobGauges(core),
  plain('caravan_audit_last_run_timestamp_seconds', 'Time of the last audit of the books', async () => {
    const audit = await lastBookAudit(core.db);
    return audit && audit.at.getTime() / 1_000;
  }),
  plain('caravan_audit_faults', 'Faults that the last audit found', async () => (await lastBookAudit(core.db))?.faults),
];
