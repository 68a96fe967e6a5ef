import type { Tx } from '@caravan/server-core';
import {
  fail,
  warehousePackagesPaths,
  type NewPhotoVerdict,
  type RejectionAnswer,
} from '@caravan/warehouse-packages/contract';
import { insertAnswer, insertVerdict } from '../db/photo-verdict.repo.ts';
import { lockItem } from '../db/warehouse.repo.ts';
import { rejectionMessage } from '../messages/service-message.ts';
import { followVerdict } from './follow-verdict.ts';
import { onShelf, type ShelfItem } from './list-warehouse.ts';
import { lockForService } from './order-service.ts';
import type { PackageContext } from './package-context.ts';
import { settleItemTasks } from './settle-tasks.ts';
import type { StaffCall } from './staff-step.ts';

const shownIn = async (tx: Tx, item: Parameters<typeof onShelf>[1][number]): Promise<ShelfItem> => {
  const [shown] = await onShelf(tx, [item]);
  if (!shown) throw fail('not_found');
  return shown;
};

/**
 * A shopper accepts or rejects the photos that are there, once for each set of photos. The same verdict again changes
 * nothing.
 */
export const decidePhotos = async (
  tx: Tx,
  context: PackageContext,
  userId: string,
  itemId: string,
  { verdict, photos, note }: NewPhotoVerdict,
): Promise<ShelfItem> => {
  const [item] = await lockForService(tx, userId, [itemId]);
  if (!item) throw fail('not_found');
  const shown = await shownIn(tx, item);
  if (shown.photos.length !== photos) throw fail('photos_changed', { photos: shown.photos.length });
  const last = shown.verdict;
  if (last?.photos === photos) {
    if (last.verdict === verdict && last.note === note) return shown;
    throw fail('photos_decided');
  }
  await insertVerdict(tx, { itemId, photos, verdict, note, at: context.clock() });
  await followVerdict(tx, context, item);
  return shownIn(tx, item);
};

/** The service answers a rejection: its task ends, and the shopper gets the answer as a message. */
export const answerRejection = async (
  tx: Tx,
  context: PackageContext,
  { staffId, audit, unchanged }: StaffCall,
  itemId: string,
  { note }: RejectionAnswer,
): Promise<ShelfItem> => {
  const item = await lockItem(tx, itemId);
  if (!item) throw fail('not_found');
  const shown = await shownIn(tx, item);
  const { verdict } = shown;
  if (verdict?.answer === note) {
    unchanged();
    return shown;
  }
  if (item.leftAt !== null || verdict?.verdict !== 'rejected' || verdict.answer !== null) throw fail('no_rejection');
  await context.tasks().hold(tx, { queue: 'rejected', ref: item.number, staffId });
  const { photos } = verdict;
  await insertAnswer(tx, { itemId, photos, note, staffId, at: context.clock() });
  await settleItemTasks(tx, context, [itemId], ['rejected']);
  await context.notifier().send(tx, {
    ...rejectionMessage(item, note),
    userId: item.userId,
    kind: 'support_answer',
    key: `rejection of ${itemId} ${photos}`,
    link: warehousePackagesPaths.storeItem.href({ id: itemId }),
  });
  const subject = { kind: 'item', ref: item.number };
  await audit(tx, { action: 'item.answer_rejection', subject, note, data: { photos } });
  return shownIn(tx, item);
};
