import type { Tx } from '@caravan/server-core';
import type { ReturnableGoods } from '@caravan/warehouse-packages/port';
import type { PackageContext } from '../core/package-context.ts';
import { rejectedGoods } from '../photos/photo.repo.ts';
import { settleItemTasks } from '../tasks/settle-tasks.ts';
import { freeReturned, itemsInReturns, itemsNamed, reserveForReturn, sendReturned } from './returned-item.repo.ts';
import { itemsByIds, lockItem } from './warehouse.repo.ts';

/** The goods in the warehouse, for returns. */
export const returnableGoods = (context: PackageContext): ReturnableGoods => {
  const settle = (tx: Tx, id: string) => settleItemTasks(tx, context, [id]);
  return {
    find: itemsByIds,
    named: itemsNamed,
    lock: lockItem,
    refuseOpenService: (tx, id) => context.services().refuseOpen(tx, id),
    async reserve(tx, id, returnNumber) {
      if (!(await reserveForReturn(tx, id, returnNumber))) return false;
      const reserved = await settle(tx, id);
      await context.services().endRehearsals(
        tx,
        reserved.flatMap((item) => item.services),
      );
      return true;
    },
    async free(tx, id, at) {
      await freeReturned(tx, id, at);
      await settle(tx, id);
    },
    async send(tx, id, staffId, at) {
      await sendReturned(tx, id, staffId, at);
      await context.services().end(tx, [id]);
      await settle(tx, id);
    },
    reserved: itemsInReturns,
    rejected: rejectedGoods,
  };
};
