import type { FastifyBaseLogger } from 'fastify';
import type { JobResult, JobWithMetadata } from 'pg-boss';
import { wordsOf } from '../error-words.ts';
import type { JobRunOutcome } from '../metrics/core-counters.ts';
import type { Outages } from '../outages.ts';
import type { Tracing } from '../server/watching/tracing.ts';
import { RetryLater, type JobDefinition } from './jobs.ts';

export interface RunContext {
  log: FastifyBaseLogger;
  outages: Outages;
  tracing?: Pick<Tracing, 'traceJob'>;
  /** Aborted when the server stops. */
  stopping: AbortSignal;
  count: (outcome: JobRunOutcome) => void;
}

/** Runs a job once. Its failure is logged, and the result tells pg-boss to retry it. */
export const runJob = async (
  { job, handle }: JobDefinition,
  run: JobWithMetadata<object | null>,
  { log, outages, tracing, stopping, count }: RunContext,
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
