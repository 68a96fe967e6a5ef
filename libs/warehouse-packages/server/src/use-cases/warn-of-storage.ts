import { day } from '@caravan/kernel';
import { defineJob } from '@caravan/server-core';
import { freeStorageDays, warehousePackagesPaths } from '@caravan/warehouse-packages/contract';
import { itemsToWarn, markWarned } from '../db/shelf.repo.ts';
import type { StoreItemRow } from '../db/store-item.table.ts';
import { storageLetter } from '../letters/storage-letter.ts';
import type { PackageContext } from './package-context.ts';

/** Tells shoppers that free storage of their goods ends. */
export const warnOfStorageJob = defineJob()({ name: 'store.warn', cron: '13 * * * *' });

/** Days left at which a letter goes out (decisions.md); the shortest first, so that goods that come late to a warning get one and not three. */
const warnings = [1, 3, 7] as const;
const atATime = 500;

/** One letter for all goods of a shopper that are due, each item once for each warning. */
const warnOne = (context: PackageContext, userId: string, items: readonly StoreItemRow[], days: number): Promise<void> =>
  context.transaction(async (tx) => {
    const ids = items.map(({ id }) => id);
    const marked = new Set(await markWarned(tx, ids, days));
    const due = items.filter(({ id }) => marked.has(id));
    const [first] = due;
    if (!first) return;
    const letter = storageLetter(
      due.map(({ name }) => name),
      days,
    );
    const link = warehousePackagesPaths.store.href();
    await context.notifier().send(tx, { ...letter, userId, key: `storage ${days} ${first.id}`, link });
  });

const warn = async (context: PackageContext, days: number, failures: unknown[]): Promise<void> => {
  for (let found: StoreItemRow[] | undefined; !failures.length && found?.length !== 0;) {
    const now = context.clock().getTime();
    const within = { storedBefore: new Date(now - (freeStorageDays - days) * day), storedAfter: new Date(now - freeStorageDays * day) };
    found = await itemsToWarn(context.db, within, days, atATime);
    const byUser = Map.groupBy(found, ({ userId }) => userId);
    for (const [userId, items] of byUser) await warnOne(context, userId, items, days).catch((error: unknown) => failures.push(error));
  }
};

/** Writes the letters that are due at 7, 3 and 1 days left; one that fails holds up no other. */
export const warnOfStorage = async (context: PackageContext): Promise<void> => {
  const failures: unknown[] = [];
  for (const days of warnings) await warn(context, days, failures);
  if (failures.length) throw new AggregateError(failures, `${failures.length} storage warnings could not be sent`);
};
