import { day } from '@caravan/kernel';
import { warehousePackagesPaths } from '@caravan/routes';
import { defineJob, workOff } from '@caravan/server-core';
import { insertDisposalWarnings, itemsToWarnOfDisposal, lockToWarnOfDisposal } from './disposal.repo.ts';
import type { StoreItemRow } from '../store/store-item.table.ts';
import { nextWarning } from './disposal.ts';
import { disposalMessage, type WarnedItem } from './disposal-message.ts';
import type { PackageContext } from '../core/package-context.ts';
import { settleItemTasks } from '../tasks/settle-tasks.ts';

/** Warns shoppers before goods are disposed of. */
export const warnOfDisposalJob = defineJob()({ name: 'store.warn_of_disposal', cron: '18 * * * *' });

const batchSize = 500;

/** The warning that is due for an item, and the time that it announces. */
const warningFor = (item: StoreItemRow, now: Date): WarnedItem[] => {
  const days = nextWarning(item);
  return days === null ? [] : [{ item, days, at: new Date(now.getTime() + days * day) }];
};

/**
 * Sends one message for all goods of a shopper that are due, whichever warning is theirs. An item counts as warned only
 * if its message was written.
 */
const warnOne = (context: PackageContext, userId: string, ids: readonly string[]): Promise<boolean> =>
  context.transaction(async (tx) => {
    const now = context.clock();
    const warned = (await lockToWarnOfDisposal(tx, ids, now)).flatMap((item) => warningFor(item, now));
    const [first] = warned;
    if (!first) return false;
    await insertDisposalWarnings(
      tx,
      warned.map(({ item, days }) => ({ itemId: item.id, days, at: now })),
    );
    await settleItemTasks(
      tx,
      context,
      warned.map(({ item }) => item.id),
      ['expiry'],
    );
    const key = `disposal ${first.days} ${first.item.id}`;
    const link = warehousePackagesPaths.store.href();
    await context.notifier().send(tx, { ...disposalMessage(warned), userId, key, link });
    return true;
  });

/**
 * Sends the messages that are due 30, 7 and 1 days before the disposal. Goods that are late for one get the next one in
 * its turn and move their disposal, so that each message is true. A failure does not affect other shoppers.
 */
export const warnOfDisposal = (context: PackageContext): Promise<void> =>
  workOff(
    async (failed) => {
      const found = await itemsToWarnOfDisposal(context.db, context.clock(), {
        besides: [...failed],
        limit: batchSize,
      });
      return Map.groupBy(found, ({ userId }) => userId);
    },
    ([userId, items]) =>
      warnOne(
        context,
        userId,
        items.map(({ id }) => id),
      ),
    'disposal warnings could not be sent',
    ([userId]) => userId,
  );
