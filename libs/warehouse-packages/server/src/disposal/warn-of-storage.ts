import { day } from '@caravan/kernel';
import { warehousePackagesPaths } from '@caravan/routes';
import { defineJob, workOff } from '@caravan/server-core';
import { itemsToWarn, markWarned } from '../store/warehouse.repo.ts';
import type { StoreItemRow } from '../store/store-item.table.ts';
import { storageMessage } from './storage-message.ts';
import type { PackageContext } from '../core/package-context.ts';
import { settleItemTasks } from '../tasks/settle-tasks.ts';

/** Warns shoppers before free storage of their goods ends. */
export const warnOfStorageJob = defineJob()({ name: 'store.warn', cron: '13 * * * *' });

/**
 * The days before the end at which a message is sent (specification 11.3). The smallest comes first, so that goods that
 * are late for a warning get one message and not three.
 */
const warnings = [1, 3, 7] as const;
const batchSize = 500;

/**
 * Sends one message for all goods of a shopper that are due, and tells the service. Each item gets each warning once.
 */
const warnOne = (
  context: PackageContext,
  userId: string,
  items: readonly StoreItemRow[],
  days: number,
): Promise<boolean> =>
  context.transaction(async (tx) => {
    const ids = items.map(({ id }) => id);
    const marked = new Set(await markWarned(tx, ids, days));
    await settleItemTasks(tx, context, [...marked], ['expiry']);
    const due = items.filter(({ id }) => marked.has(id));
    const [first] = due;
    if (!first) return false;
    const message = storageMessage(due, days);
    const link = warehousePackagesPaths.store.href();
    await context.notifier().send(tx, { ...message, userId, key: `storage ${days} ${first.id}`, link });
    return true;
  });

/** The goods that are due for a warning, by shopper, without those of shoppers whose message failed. */
const dueFor = async (
  { db, clock }: PackageContext,
  days: number,
  failed: ReadonlySet<string>,
): Promise<Map<string, StoreItemRow[]>> => {
  const now = clock();
  const within = { freeAfter: now, freeUntil: new Date(now.getTime() + days * day), besides: [...failed] };
  return Map.groupBy(await itemsToWarn(db, within, days, batchSize), ({ userId }) => userId);
};

/** Sends the messages that are due at 7, 3 and 1 days before the end. A failure does not affect other shoppers. */
export const warnOfStorage = async (context: PackageContext): Promise<void> => {
  for (const days of warnings)
    await workOff(
      (failed) => dueFor(context, days, failed),
      ([userId, items]) => warnOne(context, userId, items, days),
      `storage warnings ${days} days before the end could not be sent`,
      ([userId]) => userId,
    );
};
