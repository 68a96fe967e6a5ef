import { fail } from '@caravan/warehouse-packages/contract';
import type { Tx } from '@caravan/server-core';
import type { WholePackage } from '../packages/whole-package.repo.ts';
import { patchTracking, trackingRowsOf, type TrackingPatch } from './followed-package.repo.ts';
import type { FollowedPackageRow } from './followed-package.table.ts';
import type { PackageRow } from '../packages/package.table.ts';
import { followersOf } from './assign-packages.ts';
import { followPackagesJob } from './follow-packages.ts';
import type { PackageContext } from '../core/package-context.ts';
import { staffStep, type StaffCall } from '../core/staff-step.ts';

/** A refused number is registered anew; one that was given up is asked about again. */
const askedAgain = (state: FollowedPackageRow['state'], now: Date): TrackingPatch => {
  const again = { dueAt: now, changedAt: now };
  return state === 'refused' || state === 'pending'
    ? { state: 'pending', code: null, dueAt: now }
    : { state: 'registered', ...again };
};

/** Whether a service follows the package, or will from the next run on. */
const isFollowed = async (tx: Tx, context: PackageContext, held: PackageRow, row?: FollowedPackageRow) => {
  const { number, status, carrier, trackingNumber } = held;
  if (status !== 'pending_receipt' || carrier === null || trackingNumber === null) return false;
  const sources = context.trackingSources();
  if (sources.some(({ name }) => name === row?.source)) return true;
  return (await followersOf(tx, sources, [{ number, carrier, trackingNumber }])).has(number);
};

/** Has the tracking service asked about a package within a minute. It is not asked while the caller waits. */
export const askTracking = (tx: Tx, context: PackageContext, call: StaffCall, number: string): Promise<WholePackage> =>
  staffStep(tx, call, number, async (held) => {
    const row = (await trackingRowsOf(tx, [number])).get(number);
    if (!(await isFollowed(tx, context, held, row))) throw fail('not_followed');
    const now = context.clock();
    const isDue = row && row.dueAt !== null && row.dueAt <= now && row.state !== 'stopping';
    if (isDue) return null;
    // A package without a row is registered by the next run.
    if (row) await patchTracking(tx, row, askedAgain(row.state, now));
    await context.jobs.send(tx, followPackagesJob, null);
    return { action: 'package.ask_tracking', data: { tracking_number: held.trackingNumber } };
  });
