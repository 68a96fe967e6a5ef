import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import type { JobDefinition } from '../jobs/jobs.ts';
import type { TestClock } from './clock.ts';

/**
 * The queues with due jobs. pg-boss uses the database's clock, so this makes jobs due that are due by the test's clock.
 * A server has forty queues, most of them empty.
 */
const dueQueues = async (pool: Pool, clock: TestClock): Promise<Set<string>> => {
  await pool.query(
    `UPDATE pgboss.job SET start_after = now() WHERE state IN ('created', 'retry') AND start_after > now() AND start_after <= $1`,
    [clock.now()],
  );
  const { rows } = await pool.query<{ name: string }>(
    `SELECT DISTINCT name FROM pgboss.job WHERE state IN ('created', 'retry') AND start_after <= now()`,
  );
  return new Set(rows.map(({ name }) => name));
};

const runNext = async (boss: PgBoss, { job, handle }: JobDefinition): Promise<boolean> => {
  const [run] = await boss.fetch<object | null>(job.name, { includeMetadata: true });
  if (!run) return false;
  const never = new AbortController().signal;
  await handle(run.data, { id: run.id, attempt: run.retryCount, signal: never, stopping: never });
  await boss.complete(job.name, run.id);
  return true;
};

/** Runs due jobs until none is left. A failing job fails the test. */
export const runQueuedJobs = async (
  boss: PgBoss,
  definitions: readonly JobDefinition[],
  pool: Pool,
  clock: TestClock,
): Promise<void> => {
  for (let busy = true; busy;) {
    const due = await dueQueues(pool, clock);
    busy = false;
    for (const definition of definitions.filter(({ job }) => due.has(job.name))) {
      while (await runNext(boss, definition)) busy = true;
    }
  }
};
