import type { Tx } from '@caravan/server-core';
import type { StoreItemRow } from '../db/store-item.table.ts';
import type { PackageContext } from './package-context.ts';
import { settleItemTasks } from './settle-tasks.ts';

/**
 * What a verdict about the photos of goods leads to, in its transaction. This is the one place where a rejection acts:
 * it opens a task for the service, which answers the shopper; a return to the shop begins here, too. An acceptance ends
 * an earlier rejection.
 */
export const followVerdict = (
  tx: Tx,
  context: Pick<PackageContext, 'tasks' | 'clock'>,
  { id }: StoreItemRow,
): Promise<void> => settleItemTasks(tx, context, [id], ['rejected']);
