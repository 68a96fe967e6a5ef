import { createHash } from 'node:crypto';
import { newId, reasonMessage } from '@caravan/kernel';
import { reEncodePicture, shrinkPicture, type Tx } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import { insertPhotos, photosOf } from '../db/photo.repo.ts';
import type { StoreItemRow } from '../db/store-item.table.ts';
import { findItem, lockItem } from '../db/warehouse.repo.ts';
import { photoFile, thumbFile } from '../domain/picture-files.ts';
import { finishPhotos } from './finish-service.ts';
import { onShelf, type ShelfItem } from './list-warehouse.ts';
import type { PackageContext } from './package-context.ts';
import { settleItemTasks } from './settle-tasks.ts';
import type { StaffCall } from './staff-step.ts';

/** The limit of photos for one item: three times the number that can be paid for. */
const maxPhotos = 60;
const thumbSide = 320;
/** All staff share one quota of picture processing. */
const caller = 'staff';

/** A photo in the files, before a row refers to it. */
export interface StoredPhoto {
  id: string;
  digest: string;
}

export const deletePhotoFiles = async ({ files }: PackageContext, ids: readonly string[]): Promise<void> => {
  for (const id of ids) for (const file of [photoFile(id), thumbFile(id)]) await files.delete(file);
};

/** Stores a photo and its thumbnail as files, both or neither. Nothing refers to them yet. */
export const storePhoto = async (context: PackageContext, file: File): Promise<StoredPhoto> => {
  const { files, pictures } = context;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = await reEncodePicture(pictures, bytes, { refuse: (fault) => fail(fault), caller });
  const thumb = await shrinkPicture(pictures, picture, { caller, maxSide: thumbSide });
  const id = newId();
  try {
    await files.put(photoFile(id), picture);
    await files.put(thumbFile(id), thumb);
  } catch (error) {
    // If the storage fails to write, it may fail to delete too; the first error is thrown.
    await deletePhotoFiles(context, [id]).catch(() => undefined);
    throw error;
  }
  return { id, digest: createHash('sha256').update(bytes).digest('base64url') };
};

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
) => {
  const item = await lockItem(tx, itemId);
  if (!item) throw fail('not_found');
  refusePiece(item, piece);
  const before = (await photosOf(tx, [itemId])).get(itemId) ?? [];
  const known = new Set(before.map(({ digest }) => digest));
  const fresh = [
    ...new Map(made.filter(({ digest }) => !known.has(digest)).map((photo) => [photo.digest, photo])).values(),
  ];
  if (before.length + fresh.length > maxPhotos)
    throw fail('invalid', { fields: { photos: reasonMessage('too_many', { max: maxPhotos }) } });

  const first = before.length;
  const createdAt = context.clock();
  const attachedIds = await insertPhotos(
    tx,
    fresh.map(({ id, digest }, index) => ({ id, itemId, digest, position: first + index, piece, createdAt })),
  );
  if (attachedIds.length)
    await audit(tx, {
      action: 'item.photograph',
      subject: { kind: 'item', ref: itemId },
      data: { photos: attachedIds.length, ...(piece === null ? {} : { piece }) },
    });
  else unchanged();
  await finishPhotos(tx, context, item);
  await settleItemTasks(tx, context, [itemId], ['qc']);
  const [shown] = await onShelf(tx, [item]);
  if (!shown) throw fail('not_found');
  return { item: shown, attachedIds };
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
  const made: StoredPhoto[] = [];
  let attachedIds: readonly string[] = [];
  try {
    for (const photo of photos) made.push(await storePhoto(context, photo));
    const attached = await context.transaction((tx) => attach(tx, context, call, itemId, { made, piece }));
    attachedIds = attached.attachedIds;
    return attached.item;
  } finally {
    // Files without a row must not stay on the disk.
    const unused = made.map(({ id }) => id).filter((id) => !attachedIds.includes(id));
    await deletePhotoFiles(context, unused);
  }
};
