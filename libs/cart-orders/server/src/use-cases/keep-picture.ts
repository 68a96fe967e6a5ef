import { fail, maxPictureBytes } from '@caravan/cart-orders/contract';
import { newId } from '@caravan/kernel';
import { reEncodePicture } from '@caravan/server-core';
import { countUnused, insertPicture } from '../db/picture.repo.ts';
import { pictureAddress, pictureFile } from '../domain/picture-address.ts';
import type { CartContext } from './cart-context.ts';

/** Pictures that a shopper may have uploaded without using them in a line. */
const maxUnused = 40;

/** Keeps a shopper's picture for a line described by hand and says where it is served; what no line uses for a day is deleted. */
export const keepPicture = async ({ db, files, clock }: CartContext, userId: string, file: File): Promise<string> => {
  if (file.size > maxPictureBytes) throw fail('picture_too_large');
  if ((await countUnused(db, userId)) >= maxUnused) throw fail('too_many_requests', {}, { 'Retry-After': '3600' });

  const bytes = await reEncodePicture(new Uint8Array(await file.arrayBuffer()), { refuse: (fault) => fail(fault) });
  const id = newId();
  // The row first: a file without a row would never be found again.
  await insertPicture(db, id, userId, clock());
  await files.put(pictureFile(id), bytes);
  return pictureAddress(id);
};
