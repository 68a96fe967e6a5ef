import { day } from '@caravan/kernel';
import { defineJob } from '@caravan/server-core';
import { forgetJoinedBefore } from '../cart/cart-join.repo.ts';
import { deleteLinesRemovedBefore } from '../cart/cart.repo.ts';
import { deleteUnusedSince } from '../pictures/picture.repo.ts';
import { pictureFile } from '../pictures/picture-address.ts';
import { deleteOffersEndedBefore } from '../offers/offer.repo.ts';
import type { CartContext } from '../work/order-context.ts';

export const sweepJob = defineJob()({ name: 'cart.sweep', cron: '41 * * * *' });

/**
 * Deletes lines removed a week ago, offers that ended 90 days ago, pictures that no line has used for a day, and the notes of lines that joined a cart
 * longer ago than an unused snapshot is kept.
 */
export const sweep = async ({ db, files, clock }: CartContext): Promise<void> => {
  const now = clock().getTime();
  await deleteLinesRemovedBefore(db, new Date(now - 7 * day));
  await forgetJoinedBefore(db, new Date(now - 90 * day));
  await deleteOffersEndedBefore(db, new Date(now - 90 * day));
  const pictures = await deleteUnusedSince(db, new Date(now - day));
  for (const id of pictures) await files.delete(pictureFile(id));
};
