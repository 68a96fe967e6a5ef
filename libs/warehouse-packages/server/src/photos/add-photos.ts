import { reasonMessage } from '@caravan/kernel';
import { freshPhotos, type Attached, type Tx } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import { insertPhotos, photosOf } from './photo.repo.ts';
import type { StoreItemRow } from '../store/store-item.table.ts';
import { findItem, lockItem } from '../store/warehouse.repo.ts';
import { onShelf, type ShelfItem } from '../store/shelf.repo.ts';
import type { PackageContext } from '../core/package-context.ts';
import { settleItemTasks } from '../tasks/settle-tasks.ts';
import type { StaffCall } from '../core/staff-step.ts';
import type { StoredPhoto } from '@caravan/warehouse-packages/port';
import { attachStoredPhotos } from './stored-photos.ts';

/** The limit of photos for one item: three times the number that can be paid for. */
const maxPhotos = 60;

/** New photos of goods, and the piece that all of them show; null if they show all pieces together. */
interface NewPhotos {
  made: readonly StoredPhoto[];
  piece: number | null;
}

const refusePiece = ({ quantity }: StoreItemRow, piece: number | null): void => {
  if (piece !== null && piece > quantity)
    throw fail('invalid', { fields: { piece: reasonMessage('too_big', { max: quantity }) } });
};

const attach = async (
  tx: Tx,
  context: PackageContext,
  { audit, unchanged }: StaffCall,
  itemId: string,
  { made, piece }: NewPhotos,
): Promise<Attached<ShelfItem>> => {
  const item = await lockItem(tx, itemId);
  if (!item) throw fail('not_found');
  refusePiece(item, piece);
  const before = (await photosOf(tx, [itemId])).get(itemId) ?? [];
  const fresh = freshPhotos(made, before, maxPhotos);
  const first = before.length;
  const createdAt = context.clock();
  const attachedIds = await insertPhotos(
    tx,
    fresh.map(({ id, digest, sha256 }, index) => ({
      id,
      itemId,
      digest,
      sha256,
      position: first + index,
      piece,
      createdAt,
    })),
  );
  if (attachedIds.length)
    await audit(tx, {
      action: 'item.photograph',
      subject: { kind: 'item', ref: itemId },
      data: { photos: attachedIds.length, ...(piece === null ? {} : { piece }) },
    });
  else unchanged();
  await context.services().photographed(tx, item, first + attachedIds.length);
  await settleItemTasks(tx, context, [itemId], ['qc']);
  const [shown] = await onShelf(tx, context, [item]);
  if (!shown) throw fail('not_found');
  return { ids: attachedIds, result: shown };
};

/** Checked before the body is read, and again under the lock. */
export const refusePhotos = async (
  { db }: PackageContext,
  itemId: string,
  piece: number | null = null,
): Promise<void> => {
  const item = await findItem(db, itemId);
  if (!item) throw fail('not_found');
  refusePiece(item, piece);
};

/**
 * Adds photos to goods in the warehouse, re-encoded and with thumbnails. A photo that exists already is not added
 * again.
 */
export const addPhotos = async (
  context: PackageContext,
  call: StaffCall,
  itemId: string,
  photos: readonly File[],
  piece: number | null,
): Promise<ShelfItem> => {
  await refusePhotos(context, itemId, piece);
  return attachStoredPhotos(context, photos, (tx, made) => attach(tx, context, call, itemId, { made, piece }));
};
