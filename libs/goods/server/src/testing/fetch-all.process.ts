import { setTimeout as after } from 'node:timers/promises';
import { FetchRefused, noExceptions } from '@caravan/server-core';
import { makeGuardedFetch } from '../fetching/guarded-fetch.ts';

/** Fetches in a separate process, where nothing else uses memory, and reports the outcomes and the memory used. */
export interface FetchOrder {
  host: string;
  /** Paths to fetch, one after another, in this number of parallel rows. */
  paths: string[];
  rows: number;
  /** Milliseconds per fetch. */
  time: number;
}

export interface FetchReport {
  outcomes: { path: string; reason: string; ms: number }[];
  /** Megabytes of memory beyond the use of a legitimate page. */
  grown: { rss: number; external: number; heap: number };
}

const order = JSON.parse(process.argv[2] ?? '') as FetchOrder;
const fetch = makeGuardedFetch({
  rules: { ...noExceptions, allowHosts: new Set([order.host]) },
  userAgent: 'CaravanTest/1.0',
  politeness: { atOnce: 100, pause: 0 },
  limits: { time: order.time },
});

const fetchOne = async (path: string): Promise<FetchReport['outcomes'][number]> => {
  const started = performance.now();
  const reason = await fetch(`http://${order.host}/${path}`, 'page').then(
    () => 'fetched',
    (error: unknown) => (error instanceof FetchRefused ? error.reason : `unexpected ${String(error)}`),
  );
  return { path, reason, ms: Math.round(performance.now() - started) };
};

const memory = () => {
  const { rss, external, heapUsed: heap } = process.memoryUsage();
  return { rss, external, heap };
};

// Memory that legitimate pages need does not count.
for (let warm = 0; warm < 3; warm += 1) await Promise.all(Array.from({ length: order.rows }, () => fetchOne('page')));
global.gc?.();
await after(50);

const before = memory();
const peak = { ...before };
// Only held memory counts. Garbage does not: when V8 collects it differs from run to run. A collection takes longer
// than most steps of a fetch, so the pause begins after it.
let watch: NodeJS.Timeout | undefined;
const look = (): void => {
  global.gc?.();
  const now = memory();
  for (const name of ['rss', 'external', 'heap'] as const) peak[name] = Math.max(peak[name], now[name]);
  watch = setTimeout(look, 25);
};
look();

const left = [...order.paths];
const outcomes: FetchReport['outcomes'] = [];
const row = async (): Promise<void> => {
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    outcomes.push(await fetchOne(path));
    // In one row, each attack is measured separately, without the garbage of the previous one.
    if (order.rows === 1) global.gc?.();
  }
};
await Promise.all(Array.from({ length: order.rows }, row));
clearTimeout(watch);

const megabytes = (name: keyof typeof before): number => Math.round((peak[name] - before[name]) / 1024 / 1024);
const report: FetchReport = {
  outcomes,
  grown: { rss: megabytes('rss'), external: megabytes('external'), heap: megabytes('heap') },
};
console.log(JSON.stringify(report));
await fetch.close();
