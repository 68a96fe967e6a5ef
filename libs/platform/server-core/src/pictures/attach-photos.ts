import { fail, reasonMessage } from '@caravan/kernel';
import type { Transaction, Tx } from '../database/transactions/tx.ts';

/** The result of a transaction with photos: the ids that have rows now, and the answer of the call. */
export interface Attached<Result> {
  ids: readonly string[];
  result: Result;
}

/** How a feature keeps the files of a photo. */
export interface PhotoFiles<Photo> {
  /** Stores all files of a photo, or none. */
  store: (file: File) => Promise<Photo>;
  remove: (id: string) => Promise<void>;
}

/** Stores photos as files and attaches them in a transaction. Files that get no row are deleted. */
export const attachPhotos = async <Photo extends { id: string }, Result>(
  transaction: Transaction,
  photos: readonly File[],
  { store, remove }: PhotoFiles<Photo>,
  attach: (tx: Tx, made: readonly Photo[]) => Promise<Attached<Result>>,
): Promise<Result> => {
  const made: Photo[] = [];
  let kept: readonly string[] = [];
  try {
    for (const photo of photos) made.push(await store(photo));
    const { ids, result } = await transaction((tx) => attach(tx, made));
    kept = ids;
    return result;
  } finally {
    // Files without a row must not stay on the disk.
    for (const { id } of made) if (!kept.includes(id)) await remove(id);
  }
};

/**
 * The photos that are not there yet, each once, by the digest of the upload. Fails with `invalid` if there would be more
 * than `max` in all.
 */
export const freshPhotos = <Photo extends { digest: string }>(
  made: readonly Photo[],
  before: readonly Pick<Photo, 'digest'>[],
  max: number,
): Photo[] => {
  const known = new Set(before.map(({ digest }) => digest));
  const fresh = [...new Map(made.map((photo) => [photo.digest, photo])).values()].filter(
    ({ digest }) => !known.has(digest),
  );
  if (before.length + fresh.length > max)
    throw fail('invalid', { fields: { photos: reasonMessage('too_many', { max }) } });
  return fresh;
};
