import type { PgBoss, QueueOptions, QueueResult } from 'pg-boss';
import type { Job } from './jobs.ts';

/**
 * Seconds without a sign of a worker, such as one of a killed process, after which its job counts as failed. pg-boss
 * looks once a minute.
 */
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

const noJob = '00000000-0000-0000-0000-000000000000';

/** Seconds that dead letters are kept for operators. */
const kept = 365 * 86_400;

/** The leavings of earlier starts in the database, by the name of the queue. */
interface Installed {
  queues: ReadonlyMap<string, QueueResult>;
  /** Cron expressions. */
  schedules: ReadonlyMap<string, string>;
}

/** Creates the queue of a job, or brings one that is there up to date. */
const installQueue = async (boss: PgBoss, job: Job, { queues, schedules }: Installed): Promise<void> => {
  const options = queueOptions(job);
  const present: Partial<QueueOptions> | undefined = queues.get(job.name);
  if (job.deadLetter && !queues.has(job.deadLetter)) await boss.createQueue(job.deadLetter, { retentionSeconds: kept });
  if (!present) {
    await boss.createQueue(job.name, options);
    // Fills pg-boss's queue cache, which its start filled with the queues that were there. Otherwise the first send
    // would do so inside our transaction, and could wait for a connection forever.
    await boss.findJobs(job.name, { id: noJob });
  } else if (Object.entries(options).some(([name, value]) => present[name as keyof QueueOptions] !== value))
    await boss.updateQueue(job.name, options);
  if (job.cron && schedules.get(job.name) !== job.cron) await boss.schedule(job.name, job.cron, null, { tz: 'UTC' });
};

/** Installs the queues of jobs. Another process may do the same at the same time. */
export const installQueues = async (boss: PgBoss, jobs: readonly Job[]): Promise<void> => {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  const installed: Installed = {
    queues: new Map(queues.map((queue) => [queue.name, queue])),
    schedules: new Map(schedules.map(({ name, cron }) => [name, cron])),
  };
  await Promise.all(jobs.map((job) => installQueue(boss, job, installed)));
};
