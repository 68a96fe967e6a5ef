import { setTimeout as passing } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss, type JobResult, type JobWithMetadata, type QueueOptions } from 'pg-boss';
import { migrationForbidden } from '../database/migrate.ts';
import type { Connection } from '../database/pool.ts';
import { isForbidden } from '../database/sql-state.ts';
import { wordsOf } from '../error-words.ts';
import type { CoreCounters, JobRunOutcome } from '../metrics/core-counters.ts';
import type { Outages } from '../outages.ts';
import type { Tracing } from '../server/tracing.ts';
import { RetryLater, type Job, type JobDefinition, type Jobs } from './jobs.ts';

export interface JobRunner extends Jobs {
  /** Creates the queues of these jobs. A job can be sent only to an existing queue. */
  prepare: (definitions: readonly JobDefinition[]) => Promise<void>;
  /** Starts workers for queued and scheduled jobs. */
  work: () => Promise<void>;
  /** Waits until pg-boss has finished what its own migrations left to be done while it runs, such as indexes. */
  finishMigrations: () => Promise<void>;
  /** Waits for running jobs, then stops. */
  close: () => Promise<void>;
  boss: PgBoss;
}

export interface JobRunnerOptions {
  connection: Connection;
  /** True behind a pooler of transactions: jobs are found by polling alone. */
  pooled?: boolean;
  log: FastifyBaseLogger;
  outages: Outages;
  counters: Pick<CoreCounters, 'jobRuns'>;
  tracing?: Pick<Tracing, 'traceJob'>;
  /** False for a process that only sends jobs, and in tests that run jobs themselves. */
  background: boolean;
}

/** Seconds without a sign of a worker, such as one of a killed process, after which its job is retried. */
const silentFor = 30;

const queueOptions = ({
  retries = 5,
  retryDelay = 5,
  expires = 300,
  deadLetter,
}: Job): QueueOptions & { notify: boolean } => ({
  retryLimit: retries,
  retryDelay,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: expires,
  heartbeatSeconds: silentFor,
  deleteAfterSeconds: 86_400,
  notify: true,
  ...(deadLetter ? { deadLetter } : {}),
});

/** A new job wakes a worker at once. Retries and delayed jobs are found by polling. */
const workOptions = {
  includeMetadata: true,
  perJobResults: true,
  batchSize: 8,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const;

const runJob = async (
  { job, handle }: JobDefinition,
  run: JobWithMetadata<object | null>,
  {
    log,
    outages,
    tracing,
    stopping,
    count,
  }: Pick<JobRunnerOptions, 'log' | 'outages' | 'tracing'> & {
    stopping: AbortSignal;
    count: (outcome: JobRunOutcome) => void;
  },
): Promise<JobResult> => {
  const { id, retryCount: attempt } = run;
  try {
    const work = () => handle(run.data, { id, attempt, signal: run.signal, stopping });
    await (tracing ? tracing.traceJob(job.name, work) : work());
    count('completed');
    return { id, status: 'completed' };
  } catch (error) {
    count(error instanceof RetryLater ? 'retried' : 'failed');
    if (error instanceof RetryLater)
      log.info({ job: job.name, id, attempt, reason: error.message }, 'a job is retried');
    else if (!outages.report(error)) log.error({ err: error, job: job.name, id, attempt }, 'a job failed');
    return { id, status: 'failed', output: { message: wordsOf(error) } };
  }
};

const noJob = '00000000-0000-0000-0000-000000000000';

/** Seconds that dead letters are kept for operators. */
const kept = 365 * 86_400;

const installQueue = async (boss: PgBoss, job: Job): Promise<void> => {
  if (job.deadLetter) await boss.createQueue(job.deadLetter, { retentionSeconds: kept });
  await boss.createQueue(job.name, queueOptions(job));
  await boss.updateQueue(job.name, queueOptions(job));
  // Fills pg-boss's queue cache. Otherwise the first send would do so inside our transaction, and could wait for a
  // connection forever.
  await boss.findJobs(job.name, { id: noJob });
  if (job.cron) await boss.schedule(job.name, job.cron, null, { tz: 'UTC' });
};

/** Connections for jobs: to work them, or only to send them outside of a transaction and to read the queues. */
export const jobConnections = { working: 4, sending: 2 } as const;

/**
 * Longer than for our own connections: no caller waits for a job, and pg-boss also creates its schema on these
 * connections.
 */
const patience = { query_timeout: 15_000, idle_in_transaction_session_timeout: 5_000 } as const;

const schema = 'pgboss';

/** Creates or updates the tables of the jobs, without running any. */
export const installJobs = async (connection: Connection): Promise<void> => {
  const boss = new PgBoss({ ...connectionOf(connection), ...patience, schema, supervise: false, schedule: false });
  let failure: Error | undefined;
  boss.on('error', (error) => {
    failure ??= error;
  });
  await boss.start();
  await boss.stop();
  if (failure) throw failure;
};

/** Starts jobs and outbox with pg-boss, in the schema `pgboss`. */
export const startJobs = async ({
  connection,
  pooled = false,
  log,
  outages,
  counters,
  tracing,
  background,
}: JobRunnerOptions): Promise<JobRunner> => {
  const boss = new PgBoss({
    ...connectionOf(connection),
    ...(pooled ? { query_timeout: patience.query_timeout } : patience),
    schema,
    max: background ? jobConnections.working : jobConnections.sending,
    application_name: 'caravan-jobs',
    useListenNotify: background && !pooled,
    supervise: background,
    schedule: background,
  });
  const closing = new AbortController();
  boss.on('error', (error) => {
    // If the database stops first, closing connections still report errors.
    if (!closing.signal.aborted && !outages.reportConnection(error)) log.error({ err: error }, 'jobs');
  });
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs'));
  try {
    await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false });
    throw isForbidden(error) ? migrationForbidden(error) : error;
  }
  const definitions: JobDefinition[] = [];

  return {
    boss,
    async send(tx, job, payload, options = {}) {
      await boss.send(job.name, payload, {
        db: fromDrizzle(tx, sql),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      });
    },
    async givenUp({ deadLetter }) {
      // A server without a mail server has no queue of mails, so nothing was given up.
      if (!deadLetter || !(await boss.getQueue(deadLetter))) return [];
      const runs = await boss.findJobs<unknown>(deadLetter, { queued: true });
      return runs.map(({ data, createdOn, sourceRetryCount, sourceOutput }) => ({
        payload: data,
        failedAt: createdOn,
        attempts: (sourceRetryCount ?? 0) + 1,
        error: wordsOf(sourceOutput ?? 'unknown'),
      }));
    },
    async queues() {
      const queues = await boss.getQueues();
      return queues.map(({ name, readyCount, deferredCount, activeCount, failedCount }) => ({
        name,
        ready: readyCount,
        deferred: deferredCount,
        active: activeCount,
        failed: failedCount,
      }));
    },
    async tryAgain({ deadLetter }) {
      let moved = 0;
      if (!deadLetter) return moved;
      // pg-boss moves a thousand jobs per call.
      for (let more = -1; more !== 0; moved += more) more = await boss.redrive(deadLetter);
      return moved;
    },
    async prepare(more) {
      for (const definition of more) {
        if (definitions.some(({ job }) => job.name === definition.job.name))
          throw new Error(`two jobs have the name ${definition.job.name}`);
        definitions.push(definition);
        // Begins its series, also in a process that never runs it.
        counters.jobRuns(definition.job.name);
      }
      await Promise.all(more.map(({ job }) => installQueue(boss, job)));
    },
    async work() {
      for (const definition of definitions) {
        const count = counters.jobRuns(definition.job.name);
        const context = { log, outages, stopping: closing.signal, count, ...(tracing ? { tracing } : {}) };
        await boss.work<object | null, unknown, typeof workOptions>(definition.job.name, workOptions, (runs) =>
          Promise.all(runs.map((run) => runJob(definition, run, context))),
        );
      }
    },
    async finishMigrations() {
      const open = ['pending', 'in_progress'];
      while ((await boss.getBamStatus()).some(({ status }) => open.includes(status))) await passing(500);
    },
    async close() {
      closing.abort();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
};

const connectionOf = ({ connectionString, host, port, user, password, database }: Connection) =>
  connectionString
    ? { connectionString }
    : {
        ...(host && { host }),
        ...(port && { port }),
        ...(user && { user }),
        ...(database && { database }),
        ...(password && { password }),
      };
