import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss, type JobResult, type JobWithMetadata, type QueueOptions } from 'pg-boss';
import type { Connection } from '../database/database.ts';
import type { Job, JobDefinition, Jobs } from './jobs.ts';

export interface JobRunner extends Jobs {
  /** Installs the queues of these kinds of jobs; sending one needs its queue. */
  prepare: (definitions: readonly JobDefinition[]) => Promise<void>;
  /** Begins to work on what is queued, and on schedule. */
  work: () => Promise<void>;
  /** Waits for running jobs, then ends. */
  close: () => Promise<void>;
  boss: PgBoss;
}

export interface JobRunnerOptions {
  connection: Connection;
  log: FastifyBaseLogger;
  /** False where a test runs jobs itself. */
  background: boolean;
}

const queueOptions = ({ retries = 5, retryDelay = 5, expires = 300 }: Job): QueueOptions & { notify: boolean } => ({
  retryLimit: retries,
  retryDelay,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: expires,
  deleteAfterSeconds: 86_400,
  notify: true,
});

/** A new job wakes a worker at once; one that is to be tried again or whose time has come is found by looking. */
const workOptions = {
  includeMetadata: true,
  perJobResults: true,
  batchSize: 8,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const;

const runJob = async ({ job, handle }: JobDefinition, run: JobWithMetadata<object | null>, log: FastifyBaseLogger): Promise<JobResult> => {
  const { id, retryCount: attempt } = run;
  try {
    await handle(run.data, { id, attempt, signal: run.signal });
    return { id, status: 'completed' };
  } catch (error) {
    log.error({ err: error, job: job.name, id, attempt }, 'a job failed');
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
  }
};

const noJob = '00000000-0000-0000-0000-000000000000';

const installQueue = async (boss: PgBoss, job: Job): Promise<void> => {
  await boss.createQueue(job.name, queueOptions(job));
  await boss.updateQueue(job.name, queueOptions(job));
  // Loads pg-boss's queue cache: the first send would otherwise do so from within our transaction and might wait for a connection for ever.
  await boss.findJobs(job.name, { id: noJob });
  if (job.cron) await boss.schedule(job.name, job.cron, null, { tz: 'UTC' });
};

/** As for our own connections, but nobody waits for a job as for a page, and pg-boss installs its schema by these, too. */
const patience = { query_timeout: 15_000, idle_in_transaction_session_timeout: 5_000 } as const;

/** Jobs and outbox by pg-boss, in a schema of its own beside our tables. */
export const startJobs = async ({ connection, log, background }: JobRunnerOptions): Promise<JobRunner> => {
  const boss = new PgBoss({
    ...connectionOf(connection),
    ...patience,
    schema: 'pgboss',
    max: 4,
    application_name: 'caravan-jobs',
    useListenNotify: background,
    supervise: background,
    schedule: background,
  });
  let closing = false;
  boss.on('error', (error) => {
    // Connections that are being closed may still say so when the database ends first.
    if (!closing) log.error({ err: error }, 'jobs');
  });
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs'));
  await boss.start();
  const definitions: JobDefinition[] = [];

  return {
    boss,
    async send(tx, job, payload, options = {}) {
      await boss.send(job.name, payload, { db: fromDrizzle(tx, sql), ...(options.startAfter ? { startAfter: options.startAfter } : {}) });
    },
    async prepare(more) {
      for (const definition of more) {
        if (definitions.some(({ job }) => job.name === definition.job.name)) throw new Error(`two jobs are called ${definition.job.name}`);
        definitions.push(definition);
      }
      await Promise.all(more.map(({ job }) => installQueue(boss, job)));
    },
    async work() {
      for (const definition of definitions) {
        await boss.work<object | null, unknown, typeof workOptions>(definition.job.name, workOptions, (runs) =>
          Promise.all(runs.map((run) => runJob(definition, run, log))),
        );
      }
    },
    async close() {
      closing = true;
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
};

const connectionOf = ({ connectionString, host, port, user, password, database }: Connection) =>
  connectionString
    ? { connectionString }
    : { ...(host && { host }), ...(port && { port }), ...(user && { user }), ...(database && { database }), ...(password && { password }) };
