import { day, minute } from '@caravan/kernel';
import { defineJob, type JobRun } from '@caravan/server-core';
import { trackingSilentDays } from '@caravan/shipping/contract';
import { claimDue, endFollowing, patchTracking, releaseClaims, type Claim } from './followed-package.repo.ts';
import type { FollowedPackageRow } from './followed-package.table.ts';
import { TrackingUnavailable, type TrackingReport, type TrackingSource } from '@caravan/shipping/port';
import { applyReport, nextQuestion } from './apply-report.ts';
import { assignPackages } from './assign-packages.ts';
import type { PackageContext } from '../core/package-context.ts';

/** Tells tracking services about new packages, asks them about quiet ones, and ends what is over. */
export const followPackagesJob = defineJob()({ name: 'package.follow', cron: '*/10 * * * *', expires: 1_800 });

/** Longer than a call can take. */
const claimed = 15 * minute;

interface Work {
  context: PackageContext;
  source: TrackingSource;
  /** The questions that this run may still ask. */
  reads: number;
  signal: AbortSignal | undefined;
}

const claimOf = ({ context, source }: Work): Claim => {
  const now = context.clock();
  return { source: source.name, now, until: new Date(now.getTime() + claimed), limit: source.batch };
};

const shipmentsOf = (rows: readonly FollowedPackageRow[]) =>
  [...Map.groupBy(rows, ({ number }) => number).values()].flatMap(([row]) => row ?? []);

/**
 * When a call that failed is made again. A service that is asked about one package at a time may fail because of this one,
 * so others go first.
 */
const dueAgain = ({ context, source }: Work): Date =>
  new Date(context.clock().getTime() + (source.batch === 1 ? claimed : 0));

/** Makes one call for claimed packages. */
const call = async <T>(
  work: Work,
  rows: readonly FollowedPackageRow[],
  send: (shipments: readonly FollowedPackageRow[], signal?: AbortSignal) => Promise<T>,
): Promise<T> => {
  const { context, signal } = work;
  try {
    const answer = await send(shipmentsOf(rows), signal);
    context.trackingCalls.add({ outcome: 'ok' });
    return answer;
  } catch (error) {
    await releaseClaims(context.db, rows, dueAgain(work));
    if (error instanceof TrackingUnavailable) context.trackingCalls.add({ outcome: error.trouble });
    throw error;
  }
};

/** Each returns whether there may be more. */
type Step = (work: Work) => Promise<boolean>;

const endBatch: Step = async (work) => {
  const { context, source } = work;
  const rows = await context.transaction((tx) => claimDue(tx, 'stopping', claimOf(work)));
  if (!rows.length) return false;
  await call(work, rows, source.stop);
  for (const row of rows) await patchTracking(context.db, row, { state: 'stopped', dueAt: null });
  return true;
};

const registerBatch: Step = async (work) => {
  const { context, source } = work;
  const rows = await context.transaction((tx) => claimDue(tx, 'pending', claimOf(work)));
  if (!rows.length) return false;
  const results = new Map((await call(work, rows, source.register)).map((result) => [result.number, result]));
  const now = context.clock();
  for (const row of rows) {
    const result = results.get(row.number);
    if (result?.outcome === 'refused')
      await patchTracking(context.db, row, { state: 'refused', code: result.code, dueAt: null });
    if (result?.outcome === 'registered') {
      const { carrierKey } = result;
      const times = { registeredAt: now, changedAt: now, dueAt: nextQuestion(now) };
      await patchTracking(context.db, row, { state: 'registered', carrierKey, ...times });
    }
  }
  return true;
};

const isAbout = (report: TrackingReport, { number, carrierKey }: FollowedPackageRow): boolean =>
  report.number === number && (report.carrierKey === null || carrierKey === null || report.carrierKey === carrierKey);

const readBatch: Step = async (work) => {
  const { context, source } = work;
  if (work.reads <= 0) return false;
  const rows = await context.transaction((tx) => claimDue(tx, 'registered', claimOf(work)));
  if (!rows.length) return false;
  work.reads -= rows.length;
  const reports = await call(work, rows, source.read);
  for (const report of reports) await applyReport(context, source.name, report);
  const now = context.clock();
  for (const row of rows)
    if (!reports.some((report) => isAbout(report, row)))
      await patchTracking(context.db, row, { dueAt: nextQuestion(now) });
  return true;
};

/**
 * Goes on until nothing is due or the service does not work. Returns its trouble; the next run goes on where this one
 * ended.
 */
const runStep = async (work: Work, stopping: AbortSignal | undefined, step: Step): Promise<string | undefined> => {
  try {
    while (!stopping?.aborted && (await step(work)));
    return undefined;
  } catch (error) {
    if (!(error instanceof TrackingUnavailable)) throw error;
    work.context.log.warn({ source: work.source.name, trouble: error.trouble }, error.message);
    return error.trouble;
  }
};

/** The steps of one service. Without a quota nothing is registered, but questions are still answered. */
const followBy = async (work: Work, stopping: AbortSignal | undefined): Promise<void> => {
  const { context, source } = work;
  const now = context.clock();
  await endFollowing(context.db, source.name, now, new Date(now.getTime() - trackingSilentDays * day));
  for (const step of [endBatch, registerBatch, readBatch]) {
    const trouble = await runStep(work, stopping, step);
    if (trouble !== undefined && trouble !== 'quota') return;
  }
};

/** One run for all services. None waits for another, and the failure of one stops no other. */
export const followPackages = async (
  context: PackageContext,
  { signal, stopping }: Partial<Pick<JobRun, 'signal' | 'stopping'>> = {},
): Promise<void> => {
  const sources = context.trackingSources();
  if (!sources.length) return;
  await assignPackages(context);
  const runs = await Promise.allSettled(
    sources.map((source) => followBy({ context, source, signal, reads: source.mostReads ?? Infinity }, stopping)),
  );
  for (const run of runs) if (run.status === 'rejected') throw run.reason;
};
