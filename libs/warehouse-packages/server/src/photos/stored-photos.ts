import { createHash } from 'node:crypto';
import { newId } from '@caravan/kernel';
import { attachPhotos, reEncodePicture, shrinkPicture, type Attached, type Tx } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import type { StoredPhoto } from '@caravan/warehouse-packages/port';
import { photoFile, thumbFile } from './picture-files.ts';
import type { PackageContext } from '../core/package-context.ts';

const thumbSide = 320;
/** All staff share one quota of picture processing. */
const caller = 'staff';

const deleteFiles = async ({ files }: PackageContext, id: string): Promise<void> => {
  for (const file of [photoFile(id), thumbFile(id)]) await files.delete(file);
};

/** Stores a photo and its thumbnail as files, both or neither. Nothing refers to them yet. */
const storePhoto = async (context: PackageContext, file: File): Promise<StoredPhoto> => {
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
    await deleteFiles(context, id).catch(() => undefined);
    throw error;
  }
  return {
    id,
    digest: createHash('sha256').update(bytes).digest('base64url'),
    sha256: createHash('sha256').update(picture).digest('hex'),
  };
};

/** Stores photos of goods and attaches them in a transaction. */
export const attachStoredPhotos = <Result>(
  context: PackageContext,
  photos: readonly File[],
  attach: (tx: Tx, made: readonly StoredPhoto[]) => Promise<Attached<Result>>,
): Promise<Result> =>
  attachPhotos(
    context.transaction,
    photos,
    { store: (file) => storePhoto(context, file), remove: (id) => deleteFiles(context, id) },
    attach,
  );
