import type { PgBoss, QueueOptions } from 'pg-boss';
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

/** Creates the queue of a job, or brings it up to date. */
export const installQueue = async (boss: PgBoss, job: Job): Promise<void> => {
  if (job.deadLetter) await boss.createQueue(job.deadLetter, { retentionSeconds: kept });
  await boss.createQueue(job.name, queueOptions(job));
  await boss.updateQueue(job.name, queueOptions(job));
  // Fills pg-boss's queue cache. Otherwise the first send would do so inside our transaction, and could wait for a
  // connection forever.
  await boss.findJobs(job.name, { id: noJob });
  if (job.cron) await boss.schedule(job.name, job.cron, null, { tz: 'UTC' });
};
