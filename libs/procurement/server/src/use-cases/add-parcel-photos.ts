import { createHash } from 'node:crypto';
import { newId, reasonMessage } from '@caravan/kernel';
import { fail, maxParcelPhotos, type Parcel } from '@caravan/procurement/contract';
import { reEncodePicture, type StaffCall, type Tx } from '@caravan/server-core';
import { findParcel, insertParcelPhotos, lockParcel, photosOfParcels } from '../db/inbound-parcel.repo.ts';
import { parcelPhotoFile } from '../domain/parcel-photo.ts';
import type { ProcurementContext } from './procurement-context.ts';
import { showParcel } from './show-procurement.ts';

/** All staff share one quota of picture processing. */
const caller = 'staff';

interface StoredPhoto {
  id: string;
  digest: string;
}

/** Stores a photo as a file. Nothing refers to it yet. */
const storePhoto = async ({ files, pictures }: ProcurementContext, file: File): Promise<StoredPhoto> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = await reEncodePicture(pictures, bytes, { refuse: (fault) => fail(fault), caller });
  const id = newId();
  await files.put(parcelPhotoFile(id), picture);
  return { id, digest: createHash('sha256').update(bytes).digest('base64url') };
};

const attach = async (
  tx: Tx,
  context: ProcurementContext,
  { audit, unchanged }: StaffCall,
  parcelId: string,
  made: readonly StoredPhoto[],
): Promise<{ parcel: Parcel; attachedIds: string[] }> => {
  if (!(await lockParcel(tx, parcelId))) throw fail('not_found');
  const before = (await photosOfParcels(tx, [parcelId])).get(parcelId) ?? [];
  const known = new Set(before.map(({ digest }) => digest));
  const fresh = [
    ...new Map(made.filter(({ digest }) => !known.has(digest)).map((photo) => [photo.digest, photo])).values(),
  ];
  if (before.length + fresh.length > maxParcelPhotos)
    throw fail('invalid', { fields: { photos: reasonMessage('too_many', { max: maxParcelPhotos }) } });
  const createdAt = context.clock();
  const attachedIds = await insertParcelPhotos(
    tx,
    fresh.map(({ id, digest }, index) => ({ id, parcelId, digest, position: before.length + index, createdAt })),
  );
  if (attachedIds.length)
    await audit(tx, {
      action: 'parcel.photograph',
      subject: { kind: 'parcel', ref: parcelId },
      data: { photos: attachedIds.length },
    });
  else unchanged();
  return { parcel: await showParcel(tx, context, parcelId), attachedIds };
};

/** Checked before the body is read, and again under the lock. */
export const refuseParcelPhotos = async ({ db }: ProcurementContext, parcelId: string): Promise<void> => {
  if (!(await findParcel(db, parcelId))) throw fail('not_found');
};

/** Adds photos of a parcel, re-encoded. A photo that exists already is not added again. */
export const addParcelPhotos = async (
  context: ProcurementContext,
  call: StaffCall,
  parcelId: string,
  photos: readonly File[],
): Promise<Parcel> => {
  await refuseParcelPhotos(context, parcelId);
  const made: StoredPhoto[] = [];
  let attachedIds: readonly string[] = [];
  try {
    for (const photo of photos) made.push(await storePhoto(context, photo));
    const attached = await context.transaction((tx) => attach(tx, context, call, parcelId, made));
    attachedIds = attached.attachedIds;
    return attached.parcel;
  } finally {
    // Files without a row must not stay on the disk.
    for (const { id } of made) if (!attachedIds.includes(id)) await context.files.delete(parcelPhotoFile(id));
  }
};
