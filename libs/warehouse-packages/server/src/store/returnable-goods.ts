import type { Tx } from '@caravan/server-core';
import type { ReturnableGoods } from '@caravan/warehouse-packages/port';
import type { PackageContext } from '../core/package-context.ts';
import { rejectedGoods } from '../photos/photo.repo.ts';
import { endRehearsalsOf, endServicesOf, refuseOpenService } from '../services/end-service.ts';
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
    refuseOpenService,
    async reserve(tx, id, returnNumber) {
      if (!(await reserveForReturn(tx, id, returnNumber))) return false;
      await endRehearsalsOf(tx, context, [id]);
      await settle(tx, id);
      return true;
    },
    async free(tx, id) {
      await freeReturned(tx, id);
      await settle(tx, id);
    },
    async send(tx, id, staffId, at) {
      await sendReturned(tx, id, staffId, at);
      await endServicesOf(tx, context, [id]);
      await settle(tx, id);
    },
    reserved: itemsInReturns,
    rejected: rejectedGoods,
  };
};
