import { disposalDays } from '@caravan/content/contract';
import { day } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { disposalWarnings } from '@caravan/warehouse-packages/contract';
import { and, asc, eq, inArray, isNotNull, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { disposalWarningTable, storeDisposalTable, type StoreDisposalRow } from './store-disposal.table.ts';
import { storageFromSql } from './storage-pause.ts';
import { storeItemTable as items, type StoreItemRow } from '../store/store-item.table.ts';

/** Goods that could be packed and whose next warning is due, as `nextWarningAt` says. */
const dueForWarning = (now: Date): SQL | undefined => {
  const before = (days: number): Date => new Date(now.getTime() - days * day);
  const [first, ...later] = disposalWarnings;
  return and(
    isNull(items.leftAt),
    isNull(items.packageNumber),
    isNull(items.returnNumber),
    isNull(items.missingAt),
    isNotNull(items.releasedAt),
    lte(storageFromSql, before(disposalDays - first)),
    // For the index: storage never counts since before the receipt.
    lte(items.storedAt, before(disposalDays - first)),
    or(
      isNull(items.disposalWarnedDays),
      ...later.map((days, index) => {
        const last = disposalWarnings[index] ?? first;
        return and(
          eq(items.disposalWarnedDays, last),
          lte(sql`greatest(${items.disposalWarnedAt}, ${items.foundAt})`, before(last - days)),
        );
      }),
    ),
  );
};

/** Goods that are due for a warning about their disposal, at most `limit`. */
export const itemsToWarnOfDisposal = (
  db: Database,
  now: Date,
  { besides, limit }: { besides: readonly string[]; limit: number },
): Promise<StoreItemRow[]> =>
  db
    .select()
    .from(items)
    .where(and(dueForWarning(now), besides.length ? notInArray(items.userId, [...besides]) : undefined))
    .orderBy(asc(items.userId), asc(items.id))
    .limit(limit);

/** Locks those of the items that are still due, in the order of their ids. */
export const lockToWarnOfDisposal = (tx: Tx, ids: readonly string[], now: Date): Promise<StoreItemRow[]> =>
  tx
    .select()
    .from(items)
    .where(and(inArray(items.id, [...ids]), dueForWarning(now)))
    .orderBy(asc(items.id))
    .for('update');

/** Records warnings; a trigger notes them in the items. */
export const insertDisposalWarnings = async (
  tx: Tx,
  warnings: readonly (typeof disposalWarningTable.$inferInsert)[],
): Promise<void> => {
  await tx.insert(disposalWarningTable).values([...warnings]);
};

/** Records the disposal of a locked item that has no bin; a trigger takes it out of the warehouse. */
export const insertDisposal = async (tx: Tx, row: StoreDisposalRow): Promise<void> => {
  await tx.insert(storeDisposalTable).values(row);
};
