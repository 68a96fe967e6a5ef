import type { PackageStatus } from '@caravan/kernel';
import { defineJob, workOff, type Database } from '@caravan/server-core';
import type { PackageEvent } from '@caravan/warehouse-packages/contract';
import { expiredPackages, overduePackages } from './package.repo.ts';
import type { PackageRow } from './package.table.ts';
import { packageGuards } from './package-guards.ts';
import { changePackage } from './change-package.ts';
import { lockPackage } from './find-package.ts';
import type { PackageContext } from '../core/package-context.ts';

/** Cancels packages that were not paid within 24 hours. */
export const expirePackagesJob = defineJob()({ name: 'package.expire', cron: '* * * * *' });
/** Counts packages as received 30 days after shipping. */
export const receiveByTimeJob = defineJob()({ name: 'package.receive_by_time', cron: '7 * * * *' });

const batchSize = 200;

/** A step that happens after a time. */
interface TimedStep {
  from: PackageStatus;
  event: PackageEvent;
  isDue: (row: PackageRow, now: Date) => boolean;
  find: (db: Database, now: Date, limit: number) => Promise<string[]>;
}

/** One transaction for each package, so that a failure does not affect the others. */
const stepOne = (context: PackageContext, { from, event, isDue }: TimedStep, number: string): Promise<boolean> =>
  context.transaction(async (tx) => {
    const held = await lockPackage(tx, 'all', number);
    if (held.status !== from || !isDue(held, context.clock())) return false;
    await changePackage(tx, context, held, { event, by: { actor: 'system', id: null } });
    return true;
  });

const stepAll = (context: PackageContext, timed: TimedStep): Promise<void> =>
  workOff(
    (failed) => timed.find(context.db, context.clock(), batchSize + failed.size),
    (number) => stepOne(context, timed, number),
    `packages failed at the step ${timed.event}`,
  );

export const expirePackages = (context: PackageContext): Promise<void> =>
  stepAll(context, {
    from: 'pending_payment',
    event: 'expired',
    isDue: packageGuards.time_to_pay_is_over,
    find: expiredPackages,
  });

export const receiveByTime = (context: PackageContext): Promise<void> =>
  stepAll(context, {
    from: 'pending_receipt',
    event: 'received_by_time',
    isDue: packageGuards.time_to_receive_is_over,
    find: overduePackages,
  });
