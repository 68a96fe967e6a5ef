import { createHash } from 'node:crypto';
import { newId } from '@caravan/kernel';
import { fail, maxParcelPhotos, type Parcel } from '@caravan/procurement/contract';
import {
  attachPhotos,
  freshPhotos,
  reEncodePicture,
  type Attached,
  type StaffCall,
  type Tx,
} from '@caravan/server-core';
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
): Promise<Attached<Parcel>> => {
  if (!(await lockParcel(tx, parcelId))) throw fail('not_found');
  const before = (await photosOfParcels(tx, [parcelId])).get(parcelId) ?? [];
  const fresh = freshPhotos(made, before, maxParcelPhotos);
  const createdAt = context.clock();
  const ids = await insertParcelPhotos(
    tx,
    fresh.map(({ id, digest }, index) => ({ id, parcelId, digest, position: before.length + index, createdAt })),
  );
  if (ids.length)
    await audit(tx, {
      action: 'parcel.photograph',
      subject: { kind: 'parcel', ref: parcelId },
      data: { photos: ids.length },
    });
  else unchanged();
  return { ids, result: await showParcel(tx, context, parcelId) };
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
  return attachPhotos(
    context.transaction,
    photos,
    { store: (file) => storePhoto(context, file), remove: (id) => context.files.delete(parcelPhotoFile(id)) },
    (tx, made) => attach(tx, context, call, parcelId, made),
  );
};
