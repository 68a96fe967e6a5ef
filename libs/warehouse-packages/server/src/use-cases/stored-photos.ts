import { createHash } from 'node:crypto';
import { newId, reasonMessage } from '@caravan/kernel';
import { reEncodePicture, shrinkPicture, type Tx } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import { photoFile, thumbFile } from '../domain/picture-files.ts';
import type { PackageContext } from './package-context.ts';

const thumbSide = 320;
/** All staff share one quota of picture processing. */
const caller = 'staff';

/** A photo in the files, before a row refers to it. */
export interface StoredPhoto {
  id: string;
  /** Of the upload, to notice the same photo again. */
  digest: string;
  /** Of the file that is shown. */
  sha256: string;
}

/** What a transaction did with photos: the ids that have rows now, and what the call answers. */
export interface Attached<Result> {
  ids: readonly string[];
  result: Result;
}

const deleteFiles = async ({ files }: PackageContext, ids: readonly string[]): Promise<void> => {
  for (const id of ids) for (const file of [photoFile(id), thumbFile(id)]) await files.delete(file);
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
    await deleteFiles(context, [id]).catch(() => undefined);
    throw error;
  }
  return {
    id,
    digest: createHash('sha256').update(bytes).digest('base64url'),
    sha256: createHash('sha256').update(picture).digest('hex'),
  };
};

/** The photos that are not there yet, each once; refuses more than `max` in all. */
export const freshPhotos = (
  made: readonly StoredPhoto[],
  before: readonly Pick<StoredPhoto, 'digest'>[],
  max: number,
): StoredPhoto[] => {
  const known = new Set(before.map(({ digest }) => digest));
  const fresh = [...new Map(made.map((photo) => [photo.digest, photo])).values()].filter(
    ({ digest }) => !known.has(digest),
  );
  if (before.length + fresh.length > max)
    throw fail('invalid', { fields: { photos: reasonMessage('too_many', { max }) } });
  return fresh;
};

/** Stores photos as files and attaches them in a transaction. Files that get no row are deleted. */
export const attachPhotos = async <Result>(
  context: PackageContext,
  photos: readonly File[],
  attach: (tx: Tx, made: readonly StoredPhoto[]) => Promise<Attached<Result>>,
): Promise<Result> => {
  const made: StoredPhoto[] = [];
  let kept: readonly string[] = [];
  try {
    for (const photo of photos) made.push(await storePhoto(context, photo));
    const { ids, result } = await context.transaction((tx) => attach(tx, made));
    kept = ids;
    return result;
  } finally {
    // Files without a row must not stay on the disk.
    await deleteFiles(
      context,
      made.map(({ id }) => id).filter((id) => !kept.includes(id)),
    );
  }
};
