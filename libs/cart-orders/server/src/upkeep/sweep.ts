import { day } from '@caravan/kernel';
import { defineJob } from '@caravan/server-core';
import { forgetJoinedBefore } from '../cart/cart-join.repo.ts';
import { deleteLinesRemovedBefore, lockCart } from '../cart/cart.repo.ts';
import { deleteUnusedSince, releasePictures } from '../pictures/picture.repo.ts';
import { pictureFile, pictureIdOf } from '../pictures/picture-address.ts';
import { deleteOffersEndedBefore, usersWithOffersEndedBefore } from '../offers/offer.repo.ts';
import type { CartContext } from '../work/order-context.ts';

export const sweepJob = defineJob()({ name: 'cart.sweep', cron: '41 * * * *' });

/** The lock keeps the lines that show the pictures as they are. */
const forgetOffers = async ({ db, transaction, clock }: CartContext, before: Date): Promise<void> => {
  for (const userId of await usersWithOffersEndedBefore(db, before))
    await transaction(async (tx) => {
      await lockCart(tx, userId);
      const images = await deleteOffersEndedBefore(tx, userId, before);
      if (images.length) await releasePictures(tx, images.map(pictureIdOf), userId, clock());
    });
};

/**
 * Deletes lines removed a week ago, offers that ended 90 days ago, pictures that no line has used for a day, and the notes of lines that joined a cart
 * longer ago than an unused snapshot is kept.
 */
export const sweep = async (context: CartContext): Promise<void> => {
  const { db, files, clock } = context;
  const now = clock().getTime();
  await deleteLinesRemovedBefore(db, new Date(now - 7 * day));
  await forgetJoinedBefore(db, new Date(now - 90 * day));
  await forgetOffers(context, new Date(now - 90 * day));
  const pictures = await deleteUnusedSince(db, new Date(now - day));
  for (const id of pictures) await files.delete(pictureFile(id));
};
