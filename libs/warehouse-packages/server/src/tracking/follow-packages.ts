import { day, minute } from '@caravan/kernel';
import { defineJob, type JobRun } from '@caravan/server-core';
import { trackingSilentDays } from '@caravan/shipping/contract';
import {
  claimDue,
  claimUnregistered,
  endFollowing,
  patchTracking,
  releaseClaims,
  type Claim,
} from './followed-package.repo.ts';
import type { FollowedPackageRow } from './followed-package.table.ts';
import { TrackingUnavailable, type TrackingReport, type TrackingSource } from '@caravan/shipping/port';
import { applyReport, nextQuestion } from './apply-report.ts';
import type { PackageContext } from '../core/package-context.ts';

/** Tells the tracking service about new packages, asks it about quiet ones, and ends what is over. */
export const followPackagesJob = defineJob()({ name: 'package.follow', cron: '*/10 * * * *', expires: 1_800 });

/** Longer than a call can take. */
const claimed = 15 * minute;

interface Work {
  context: PackageContext;
  source: TrackingSource;
  signal: AbortSignal | undefined;
}

const claimOf = ({ context, source }: Work): Claim => {
  const now = context.clock();
  return { source: source.name, now, until: new Date(now.getTime() + claimed), limit: source.batch };
};

const shipmentsOf = (rows: readonly FollowedPackageRow[]) =>
  [...Map.groupBy(rows, ({ number }) => number).values()].flatMap(([row]) => row ?? []);

/** Makes one call for claimed packages. If it fails, they are due again at once. */
const call = async <T>(
  { context, signal }: Work,
  rows: readonly FollowedPackageRow[],
  send: (shipments: readonly FollowedPackageRow[], signal?: AbortSignal) => Promise<T>,
): Promise<T> => {
  try {
    const answer = await send(shipmentsOf(rows), signal);
    context.trackingCalls.add({ outcome: 'ok' });
    return answer;
  } catch (error) {
    await releaseClaims(context.db, rows, context.clock());
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
  const rows = await context.transaction((tx) => claimUnregistered(tx, claimOf(work)));
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
  const rows = await context.transaction((tx) => claimDue(tx, 'registered', claimOf(work)));
  if (!rows.length) return false;
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

/** One run: ends, registrations, questions. Without a quota nothing is registered, but questions are still answered. */
export const followPackages = async (
  context: PackageContext,
  { signal, stopping }: Partial<Pick<JobRun, 'signal' | 'stopping'>> = {},
): Promise<void> => {
  const source = context.trackingSource();
  if (!source) return;
  const now = context.clock();
  await endFollowing(context.db, source.name, now, new Date(now.getTime() - trackingSilentDays * day));
  const work = { context, source, signal };
  for (const step of [endBatch, registerBatch, readBatch]) {
    const trouble = await runStep(work, stopping, step);
    if (trouble !== undefined && trouble !== 'quota') return;
  }
};
