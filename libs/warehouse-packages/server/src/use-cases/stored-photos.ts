import { reasonMessage } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { fail, maxParcelPhotos } from '@caravan/warehouse-packages/contract';
import { deletePhotoFiles, storePhoto, type StoredPhoto } from './add-photos.ts';
import type { PackageContext } from './package-context.ts';

/** What a transaction did with photos: the ids that have rows now, and how many photos there are. */
export interface Attached {
  ids: readonly string[];
  total: number;
}

/** The photos that are not there yet, each once; refuses more than a parcel can have. */
export const freshPhotos = (
  made: readonly StoredPhoto[],
  before: readonly Pick<StoredPhoto, 'digest'>[],
): StoredPhoto[] => {
  const known = new Set(before.map(({ digest }) => digest));
  const fresh = [...new Map(made.map((photo) => [photo.digest, photo])).values()].filter(
    ({ digest }) => !known.has(digest),
  );
  if (before.length + fresh.length > maxParcelPhotos)
    throw fail('invalid', { fields: { photos: reasonMessage('too_many', { max: maxParcelPhotos }) } });
  return fresh;
};

/** Stores photos as files and attaches them in a transaction. Files that get no row are deleted. Returns how many there are. */
export const attachPhotos = async (
  context: PackageContext,
  photos: readonly File[],
  attach: (tx: Tx, made: readonly StoredPhoto[]) => Promise<Attached>,
): Promise<number> => {
  const made: StoredPhoto[] = [];
  let kept: readonly string[] = [];
  try {
    for (const photo of photos) made.push(await storePhoto(context, photo));
    const attached = await context.transaction((tx) => attach(tx, made));
    kept = attached.ids;
    return attached.total;
  } finally {
    // Files without a row must not stay on the disk.
    await deletePhotoFiles(
      context,
      made.map(({ id }) => id).filter((id) => !kept.includes(id)),
    );
  }
};
