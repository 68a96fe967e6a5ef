import { goodsSourceHref } from '@caravan/routes';
import type { Tx } from '@caravan/server-core';
import { fail, type StoreDisposal } from '@caravan/warehouse-packages/contract';
import { moveItems } from '../bins/bin-move.repo.ts';
import { insertDisposal } from './disposal.repo.ts';
import type { StoreItemRow } from '../store/store-item.table.ts';
import { lockItem } from '../store/warehouse.repo.ts';
import { disposalDate, mayBeDisposed, warningsSent } from './disposal.ts';
import { disposedMessage } from './disposal-message.ts';
import type { PackageContext } from '../core/package-context.ts';
import { settleItemTasks } from '../tasks/settle-tasks.ts';
import type { StaffCall } from '../core/staff-step.ts';

/** Locks goods that may be disposed of now. */
const lockDisposable = async (
  tx: Tx,
  { services }: Pick<PackageContext, 'services'>,
  id: string,
  now: Date,
): Promise<StoreItemRow> => {
  const item = await lockItem(tx, id);
  if (!item) throw fail('not_found');
  if (item.leftAt !== null) throw fail('item_left');
  if (item.missingAt !== null) throw fail('item_searched');
  if (item.packageNumber !== null) throw fail('item_in_package', { number: item.packageNumber });
  if (item.returnNumber !== null) throw fail('item_returning', { number: item.returnNumber });
  if (!mayBeDisposed(item, now))
    throw fail('disposal_too_early', {
      dispose_at: disposalDate(item, now).toISOString(),
      warnings: warningsSent(item),
    });
  await services().refuseOpen(tx, id);
  return item;
};

/**
 * Disposes of goods whose shopper was warned three times and whose date has come: they leave their bin and the
 * warehouse, and no money moves. A package that takes the goods at the same moment wins or loses as a whole.
 */
export const disposeGoods = async (
  tx: Tx,
  context: PackageContext,
  { staffId, audit }: StaffCall,
  id: string,
  note: string,
): Promise<StoreDisposal> => {
  const at = context.clock();
  const item = await lockDisposable(tx, context, id, at);
  const { number, userId, bin } = item;
  await context.tasks().hold(tx, { queue: 'expiry', ref: number, staffId });
  await moveItems(tx, [item], { toBin: null, cause: 'disposed', staffId, at });
  await insertDisposal(tx, { itemId: id, staffId, note, at });
  await audit(tx, { action: 'item.dispose', subject: { kind: 'item', ref: number }, note, data: { from: bin } });
  await settleItemTasks(tx, context, [id]);
  const link = goodsSourceHref(item.orderNumber);
  await context.notifier().send(tx, { ...disposedMessage(item), userId, key: `disposed ${id}`, link });
  return { item_id: id, number, note, at: at.toISOString() };
};
