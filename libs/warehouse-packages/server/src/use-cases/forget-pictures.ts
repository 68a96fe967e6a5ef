import { defineJob } from '@caravan/server-core';
import { photoFile, reviewFile, thumbFile } from '../domain/picture-files.ts';
import type { ErasedPictures } from '../db/erase.repo.ts';
import type { PackageContext } from './package-context.ts';

/** Deletes the files of pictures whose rows are gone; sent in the transaction that deleted them. */
export const forgetPicturesJob = defineJob<ErasedPictures>()({ name: 'store.forget_pictures' });

export const forgetPictures = async ({ files }: Pick<PackageContext, 'files'>, { photoIds, reviewIds }: ErasedPictures): Promise<void> => {
  const all = [...photoIds.flatMap((id) => [photoFile(id), thumbFile(id)]), ...reviewIds.map(reviewFile)];
  for (const file of all) await files.delete(file);
};
