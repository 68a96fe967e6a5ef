import { Counter as PrometheusCounter, Gauge as PrometheusGauge } from 'prom-client';
import { defineCounter, type Counter } from './metric.ts';

const refusals = ['overload', 'rate_limit'] as const;
const runOutcomes = ['completed', 'retried', 'failed'] as const;

export type JobRunOutcome = (typeof runOutcomes)[number];
/** Counts a read of a cache. */
export type CountRead = (outcome: 'hit' | 'miss') => void;

/** The counters of the platform in a process. */
export interface CoreCounters {
  requestsRefused: Counter<{ reason: typeof refusals }>;
  /** Counts the runs of a queue. */
  jobRuns: (queue: string) => (outcome: JobRunOutcome) => void;
  /** Counts the reads of a cache, by its name such as `goods_snapshots`. Several caches may share a name. */
  cacheReads: (cache: string) => CountRead;
  /** Shows the bytes of a cache whose size is limited, under its name. */
  cacheBytes: (cache: string, read: () => number) => void;
  /** Counts a file without a row that was deleted, with its size. */
  filesSwept: (bytes: number) => void;
  all: readonly (PrometheusCounter | PrometheusGauge)[];
}

export const coreCounters = (): CoreCounters => {
  const requestsRefused = defineCounter({
    name: 'caravan_requests_refused_total',
    help: 'Requests that were refused because of overload or a rate limit',
    labels: { reason: refusals },
  });
  const runs = new PrometheusCounter({
    name: 'caravan_job_runs_total',
    help: 'Runs of jobs in this process; retried: a third party did not answer',
    labelNames: ['queue', 'outcome'],
    registers: [],
  });
  const reads = new PrometheusCounter({
    name: 'caravan_cache_reads_total',
    help: 'Reads of caches in the memory of this process',
    labelNames: ['cache', 'outcome'],
    registers: [],
  });
  const sizes = new Map<string, () => number>();
  const bytes = new PrometheusGauge({
    name: 'caravan_cache_bytes',
    help: 'Bytes of caches in the memory of this process whose size is limited',
    labelNames: ['cache'],
    registers: [],
    collect() {
      for (const [cache, read] of sizes) this.set({ cache }, read());
    },
  });
  const swept = defineCounter({
    name: 'caravan_files_swept_total',
    help: 'Files without a row that this process deleted',
    labels: {},
  });
  const sweptBytes = defineCounter({
    name: 'caravan_files_swept_bytes_total',
    help: 'Bytes of these files',
    labels: {},
  });
  return {
    requestsRefused,
    filesSwept: (bytes) => {
      swept.add({});
      sweptBytes.add({}, bytes);
    },
    jobRuns: (queue) => {
      for (const outcome of runOutcomes) runs.inc({ queue, outcome }, 0);
      return (outcome) => runs.inc({ queue, outcome });
    },
    cacheReads: (cache) => {
      for (const outcome of ['hit', 'miss']) reads.inc({ cache, outcome }, 0);
      return (outcome) => reads.inc({ cache, outcome });
    },
    cacheBytes: (cache, read) => void sizes.set(cache, read),
    all: [requestsRefused.metric, runs, reads, bytes, swept.metric, sweptBytes.metric],
  };
};
