import type { Tx } from '@caravan/server-core';
import { fail, type NewPhotoVerdict } from '@caravan/warehouse-packages/contract';
import { insertVerdict } from './photo.repo.ts';
import type { PhotoVerdictRow } from './photo-verdict.table.ts';
import type { StoreItemRow } from '../store/store-item.table.ts';
import { lockItems } from '../store/warehouse.repo.ts';
import { onShelf, type ShelfItem } from '../store/shelf.repo.ts';
import { reservationOf } from '@caravan/warehouse-packages/port';
import type { PackageContext } from '../core/package-context.ts';

const shownIn = async (tx: Tx, context: Pick<PackageContext, 'services'>, item: StoreItemRow): Promise<ShelfItem> => {
  const [shown] = await onShelf(tx, context, [item]);
  if (!shown) throw fail('not_found');
  return shown;
};

/** Whether the last verdict is the asked one, and its return was opened for the same. */
const isSame = async (
  tx: Tx,
  { returns }: Pick<PackageContext, 'returns'>,
  { verdict, note, returnNumber }: PhotoVerdictRow,
  asked: NewPhotoVerdict,
): Promise<boolean> => {
  if (verdict !== asked.verdict || note !== asked.note) return false;
  if (asked.verdict === 'accepted') return true;
  const [opened] = await returns().find(tx, returnNumber === null ? [] : [returnNumber]);
  return opened?.kind === asked.kind && opened.reason === asked.reason;
};

/**
 * A shopper accepts or rejects the photos that are there, once for each set of photos. A rejection opens a return in the
 * same transaction, however long the goods are here: before the photos nobody could know. The same verdict again changes
 * nothing.
 */
export const decidePhotos = async (
  tx: Tx,
  context: PackageContext,
  userId: string,
  itemId: string,
  asked: NewPhotoVerdict,
): Promise<ShelfItem> => {
  const { verdict, photos, note } = asked;
  const [item] = await lockItems(tx, userId, [itemId]);
  if (!item || item.leftAt !== null) throw fail('not_found');
  const shown = await shownIn(tx, context, item);
  const last = shown.verdict;
  // Goods that were rejected by it are in a return by now.
  if (last?.photos === photos && (await isSame(tx, context, last, asked))) return shown;
  const reserved = reservationOf([item]);
  if (reserved) throw fail(reserved);
  if (shown.photos.length !== photos) throw fail('photos_changed', { photos: shown.photos.length });
  if (last?.photos === photos) throw fail('photos_decided');
  const returnNumber =
    asked.verdict === 'accepted'
      ? null
      : await context.returns().open(tx, {
          ...{ itemId, userId, quantity: item.quantity },
          ...{ kind: asked.kind, reason: asked.reason, text: note },
        });
  await insertVerdict(tx, { itemId, photos, verdict, note, returnNumber, at: context.clock() });
  return shownIn(tx, context, { ...item, returnNumber });
};
