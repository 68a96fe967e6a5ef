import type { Tx } from '../database/transactions/tx.ts';

/** Settings of one kind of job. */
export interface JobFacts {
  /** Unique across all features, for example `mail.deliver`. */
  name: string;
  /** Retries after a failure; 5 by default. */
  retries?: number;
  /** Seconds before the first retry, doubled for each further one; 5 by default. */
  retryDelay?: number;
  /** Also runs on this schedule, a cron expression in UTC such as `0 * * * *`. The payload is null then. */
  cron?: string;
  /**
   * Runs of a process that do not wait for each other; by default up to 8 are begun together, and the next ones after the
   * last of them. For runs that wait for third parties.
   */
  parallel?: number;
  /** Seconds after which a run counts as lost and is retried; 300 by default. */
  expires?: number;
  /**
   * The queue for runs without remaining retries, which operators handle. Without it such runs are deleted after a
   * day.
   */
  deadLetter?: string;
}

/** A kind of job; the payload exists only as a type. */
export type Job<Payload extends object | null = object | null> = JobFacts & { readonly __payload?: Payload };

/**
 * Declares a kind of job: `defineJob<{ mailId: string }>()({ name: 'mail.deliver' })`. Sender and handler share it.
 */
export const defineJob =
  <Payload extends object | null = null>() =>
  (facts: JobFacts): Job<Payload> =>
    facts;

/**
 * A run that failed for a reason that is nobody's fault here, such as a third party that does not answer. It is
 * retried, and the log has no error.
 */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
}

export interface JobRun {
  id: string;
  /** 0 on the first attempt. */
  attempt: number;
  /** Aborted when the run has expired, or when the server has waited for it long enough to stop. */
  signal: AbortSignal;
  /** Aborted as soon as the server begins to stop. Work in batches ends after its batch then. */
  stopping: AbortSignal;
}

/** A kind of job with its handler. The handler may run several times for one send, so it must be idempotent. */
export interface JobDefinition {
  job: Job;
  handle: (payload: object | null, run: JobRun) => Promise<void>;
}

export const handleJob = <Payload extends object | null>(
  job: Job<Payload>,
  handle: (payload: Payload, run: JobRun) => Promise<void>,
): JobDefinition => ({
  job,
  handle: handle as JobDefinition['handle'],
});

export interface SendOptions {
  /** The earliest start. */
  startAfter?: Date;
}

/** A run without remaining retries. */
export interface GivenUpRun {
  payload: unknown;
  failedAt: Date;
  attempts: number;
  /** Message of the last error. */
  error: string;
}

/** Numbers of jobs of a queue, as the job runner counts them once a minute. */
export interface QueueFigures {
  name: string;
  /** Due now. */
  ready: number;
  /** Due later, among them retries. */
  deferred: number;
  active: number;
  /** Without remaining retries, kept for a day. */
  failed: number;
}

/** The outbox: a job sent in a transaction exists only if the transaction commits. */
export interface Jobs {
  send: <Payload extends object | null>(
    tx: Tx,
    job: Job<Payload>,
    payload: Payload,
    options?: SendOptions,
  ) => Promise<void>;
  /** Returns the figures of every queue of the database, dead-letter queues included. */
  queues: () => Promise<QueueFigures[]>;
  /** Returns the runs in the dead-letter queue of this job. */
  givenUp: (job: JobFacts) => Promise<GivenUpRun[]>;
  /** Queues the runs of this job's dead-letter queue again, with all retries. Returns their number. */
  tryAgain: (job: JobFacts) => Promise<number>;
}
