import type { Tx } from '../database/database.ts';

/** The facts of one kind of job. */
export interface JobFacts {
  /** Unique over all features, such as `mail.deliver`. */
  name: string;
  /** How often it is tried again after a failure; 5 where nothing is said. */
  retries?: number;
  /** Seconds before the first retry, doubled with each; 5 where nothing is said. */
  retryDelay?: number;
  /** Runs by the clock, too: a cron expression in UTC, such as `0 * * * *`. The payload is then null. */
  cron?: string;
  /** Seconds after which a run counts as lost and is tried again; 300 where nothing is said. */
  expires?: number;
}

/** A kind of job; its payload exists for the compiler only. */
export type Job<Payload extends object | null = object | null> = JobFacts & { readonly __payload?: Payload };

/** Declares a kind of job: `defineJob<{ mailId: string }>()({ name: 'mail.deliver' })`. Whoever sends it and whoever does it share this. */
export const defineJob =
  <Payload extends object | null = null>() =>
  (facts: JobFacts): Job<Payload> =>
    facts;

export interface JobRun {
  id: string;
  /** 0 on the first attempt. */
  attempt: number;
  /** Aborted when the server stops or the run has expired. */
  signal: AbortSignal;
}

/** A kind of job with what does it. It may run more than once for one send, so it must be safe to repeat. */
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
  /** Not before this instant. */
  startAfter?: Date;
}

/** The outbox: a job sent inside a transaction exists if and only if the transaction commits. */
export interface Jobs {
  send: <Payload extends object | null>(tx: Tx, job: Job<Payload>, payload: Payload, options?: SendOptions) => Promise<void>;
}
