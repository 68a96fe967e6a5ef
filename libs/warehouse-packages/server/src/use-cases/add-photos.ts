import { createHash } from 'node:crypto';
import { newId, reasonMessage } from '@caravan/kernel';
import { reEncodePicture, shrinkPicture, type Tx } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import type { PackedItem } from '../db/package.repo.ts';
import { insertPhotos, photosOf } from '../db/photo.repo.ts';
import { findItem, lockItem } from '../db/shelf.repo.ts';
import { photoFile, thumbFile } from '../domain/picture-files.ts';
import type { PackageContext } from './package-context.ts';
import type { StaffCall } from './staff-step.ts';

/** Photos of one item: three times what can be paid for. */
const maxPhotos = 60;
const thumbSide = 320;

interface MadePhoto {
  id: string;
  digest: string;
}

/** Keeps a photo and its small copy as files; nothing shows them yet. */
const keep = async ({ files }: PackageContext, file: File): Promise<MadePhoto> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = await reEncodePicture(bytes, { refuse: (fault) => fail(fault) });
  const id = newId();
  await files.put(photoFile(id), picture);
  await files.put(thumbFile(id), await shrinkPicture(picture, thumbSide));
  return { id, digest: createHash('sha256').update(bytes).digest('base64url') };
};

const forget = async ({ files }: PackageContext, ids: readonly string[]): Promise<void> => {
  for (const id of ids) for (const file of [photoFile(id), thumbFile(id)]) await files.delete(file);
};

const attach = async (tx: Tx, context: PackageContext, { audit, unchanged }: StaffCall, itemId: string, made: readonly MadePhoto[]) => {
  const item = await lockItem(tx, itemId);
  if (!item) throw fail('not_found');
  const before = (await photosOf(tx, [itemId])).get(itemId) ?? [];
  const known = new Set(before.map(({ digest }) => digest));
  const fresh = [...new Map(made.filter(({ digest }) => !known.has(digest)).map((photo) => [photo.digest, photo])).values()];
  if (before.length + fresh.length > maxPhotos) throw fail('invalid', { fields: { photos: reasonMessage('too_many', { max: maxPhotos }) } });

  const first = before.length;
  const createdAt = context.clock();
  const kept = await insertPhotos(
    tx,
    fresh.map(({ id, digest }, index) => ({ id, itemId, digest, position: first + index, createdAt })),
  );
  if (kept.length) await audit(tx, { action: 'item.photograph', subject: { kind: 'item', ref: itemId }, data: { photos: kept.length } });
  else unchanged();
  const photos = (await photosOf(tx, [itemId])).get(itemId) ?? [];
  return { item: { ...item, photos }, kept };
};

/** Adds photos to goods on the shelf, re-encoded and with small copies; a photo that is there already is not added again. */
export const addPhotos = async (context: PackageContext, call: StaffCall, itemId: string, photos: readonly File[]): Promise<PackedItem> => {
  if (!(await findItem(context.db, itemId))) throw fail('not_found');
  const made: MadePhoto[] = [];
  let kept: readonly string[] = [];
  try {
    for (const photo of photos) made.push(await keep(context, photo));
    const attached = await context.transaction((tx) => attach(tx, context, call, itemId, made));
    kept = attached.kept;
    return attached.item;
  } finally {
    // What no row shows must not stay on the disk.
    const useless = made.map(({ id }) => id).filter((id) => !kept.includes(id));
    await forget(context, useless);
  }
};
