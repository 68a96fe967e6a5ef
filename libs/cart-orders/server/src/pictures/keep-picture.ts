import { fail, maxPictureBytes } from '@caravan/cart-orders/contract';
import { newId } from '@caravan/kernel';
import { reEncodePicture } from '@caravan/server-core';
import { countUnused, deletePicture, insertPicture } from './picture.repo.ts';
import { pictureAddress, pictureFile } from './picture-address.ts';
import type { CartContext } from '../work/order-context.ts';

/** The most uploaded pictures of a shopper that no line uses. */
const maxUnused = 40;

/** Checked before the body is read, and again before the picture is stored. */
export const refusePicture = async ({ db }: CartContext, userId: string): Promise<void> => {
  if ((await countUnused(db, userId)) >= maxUnused) throw fail('too_many_requests', {}, { 'Retry-After': '3600' });
};

/**
 * Stores a shopper's picture for a line described by hand and returns its path. A picture that no line uses for a day
 * is deleted.
 */
export const keepPicture = async (context: CartContext, userId: string, file: File): Promise<string> => {
  const { db, files, pictures, clock } = context;
  if (file.size > maxPictureBytes) throw fail('picture_too_large');
  await refusePicture(context, userId);

  const bytes = await reEncodePicture(pictures, new Uint8Array(await file.arrayBuffer()), {
    refuse: (fault) => fail(fault),
    caller: userId,
  });
  const id = newId();
  // The row comes first: a file without a row could never be found again.
  await insertPicture(db, id, userId, clock());
  try {
    await files.put(pictureFile(id), bytes);
  } catch (error) {
    await deletePicture(db, id);
    throw error;
  }
  return pictureAddress(id);
};
