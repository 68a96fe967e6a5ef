import { day, hour } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { trackingQuietHours } from '@caravan/shipping/contract';
import { patchTracking, trackedBy, type TrackingPatch } from './followed-package.repo.ts';
import type { FollowedPackageRow } from './followed-package.table.ts';
import type { PackageRow } from '../packages/package.table.ts';
import { isJourneyOver } from './journey-order.ts';
import { trackedNumber, type CarrierEvent, type TrackingReport } from '@caravan/shipping/port';
import { lockPackage } from '../packages/find-package.ts';
import type { PackageContext } from '../core/package-context.ts';
import { recordTracking } from './record-tracking.ts';

/** When a service is asked about a package that it says nothing about. */
export const nextQuestion = (now: Date): Date => new Date(now.getTime() + trackingQuietHours * hour);

/** Carriers use numbers again after months: what is older than the package belongs to another parcel. */
const ofPackage = ({ createdAt }: PackageRow, events: readonly CarrierEvent[]): CarrierEvent[] =>
  events.filter(({ at }) => at.getTime() >= createdAt.getTime() - day);

/** News decide about the next call only for numbers that the service follows. */
const patchOf = (state: FollowedPackageRow['state'], isEnd: boolean, now: Date): TrackingPatch => {
  if (state !== 'registered') return {};
  return isEnd ? { state: 'stopping', dueAt: now } : { dueAt: nextQuestion(now) };
};

const applyTo = async (
  tx: Tx,
  context: PackageContext,
  row: FollowedPackageRow,
  report: TrackingReport,
): Promise<void> => {
  const held = await lockPackage(tx, 'all', row.packageNumber);
  // Staff may have corrected the number since the service was told.
  if (held.trackingNumber === null || trackedNumber(held.trackingNumber) !== report.number) return;
  const now = context.clock();
  if (report.state === 'unknown') {
    if (row.state === 'registered') await patchTracking(tx, row, { state: 'pending', dueAt: now });
    return;
  }
  if (report.state === 'stopped') {
    const isFollowed = row.state === 'registered' || row.state === 'stopping';
    if (isFollowed) await patchTracking(tx, row, { state: 'stopped', dueAt: null, heardAt: now });
    return;
  }
  const events = ofPackage(held, report.events);
  const fresh = await recordTracking(tx, context, held, { source: row.source, events });
  await patchTracking(tx, row, {
    ...patchOf(row.state, isJourneyOver(events), now),
    heardAt: now,
    ...(fresh ? { changedAt: now } : {}),
  });
};

/** Stores what a service says about a number, for each package that has it. A number that is not ours changes nothing. */
export const applyReport = async (context: PackageContext, source: string, report: TrackingReport): Promise<void> => {
  const rows = await trackedBy(context.db, source, report);
  for (const row of rows) await context.transaction((tx) => applyTo(tx, context, row, report));
};
