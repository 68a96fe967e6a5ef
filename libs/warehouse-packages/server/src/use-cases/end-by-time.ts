import { defineJob, type Database } from '@caravan/server-core';
import type { PackageEvent, PackageStatus } from '@caravan/warehouse-packages/contract';
import { expiredPackages, overduePackages } from '../db/package.repo.ts';
import type { PackageRow } from '../db/package.table.ts';
import { packageGuards } from '../domain/package-guards.ts';
import { changePackage } from './change-package.ts';
import { holdPackage } from './find-package.ts';
import type { PackageContext } from './package-context.ts';

/** Cancels what nobody paid within 24 hours. */
export const expirePackagesJob = defineJob()({ name: 'package.expire', cron: '* * * * *' });
/** Counts as received what nobody confirmed within 30 days of shipping. */
export const receiveByTimeJob = defineJob()({ name: 'package.receive_by_time', cron: '7 * * * *' });

const atATime = 200;

/** Something that happens to packages by itself. */
interface Turn {
  from: PackageStatus;
  event: PackageEvent;
  isDue: (row: PackageRow, now: Date) => boolean;
  find: (db: Database, now: Date, limit: number) => Promise<string[]>;
}

/** In a transaction of its own: one that cannot be turned holds up no other. */
const turnOne = (context: PackageContext, { from, event, isDue }: Turn, number: string): Promise<void> =>
  context.transaction(async (tx) => {
    const held = await holdPackage(tx, 'everybody', number);
    if (held.status !== from || !isDue(held, context.clock())) return;
    await changePackage(tx, context, held, { event, by: { actor: 'system', id: null } });
  });

const turnAll = async (context: PackageContext, turn: Turn): Promise<void> => {
  const failures: unknown[] = [];
  for (let numbers: string[] | undefined; !failures.length && numbers?.length !== 0;) {
    numbers = await turn.find(context.db, context.clock(), atATime);
    for (const number of numbers) await turnOne(context, turn, number).catch((error: unknown) => failures.push(error));
  }
  if (failures.length) throw new AggregateError(failures, `${failures.length} packages could not become ${turn.event}`);
};

export const expirePackages = (context: PackageContext): Promise<void> =>
  turnAll(context, { from: 'pending_payment', event: 'expired', isDue: packageGuards.time_to_pay_is_over, find: expiredPackages });

export const receiveByTime = (context: PackageContext): Promise<void> =>
  turnAll(context, { from: 'pending_receipt', event: 'received_by_time', isDue: packageGuards.time_to_receive_is_over, find: overduePackages });
