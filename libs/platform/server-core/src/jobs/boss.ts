import { setTimeout as passing } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { migrationForbidden } from '../database/migrations/migrate.ts';
import type { Connection } from '../database/connections/pool.ts';
import { isForbidden } from '../database/transactions/sql-state.ts';
import { wordsOf } from '../error-words.ts';
import type { CoreCounters } from '../metrics/core-counters.ts';
import type { Outages } from '../outages.ts';
import type { Tracing } from '../server/watching/tracing.ts';
import { installQueues } from './install-queue.ts';
import type { JobDefinition, Jobs } from './jobs.ts';
import { runJob } from './run-job.ts';

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

/** A new job wakes a worker at once. Retries and delayed jobs are found by polling. */
const workOptions = {
  includeMetadata: true,
  perJobResults: true,
  batchSize: 8 as number,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const;

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
      await installQueues(
        boss,
        more.map(({ job }) => job),
      );
    },
    async work() {
      for (const definition of definitions) {
        const count = counters.jobRuns(definition.job.name);
        const context = { log, outages, stopping: closing.signal, count, ...(tracing ? { tracing } : {}) };
        const { name, parallel } = definition.job;
        const options = parallel ? { ...workOptions, batchSize: 1, localConcurrency: parallel } : workOptions;
        await boss.work<object | null, unknown, typeof workOptions>(name, options, (runs) =>
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
