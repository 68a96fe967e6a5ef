import { day } from '@caravan/kernel';
import { defineJob } from '@caravan/server-core';
import { deleteLinesRemovedBefore } from '../cart/cart.repo.ts';
import { deleteUnusedSince } from '../pictures/picture.repo.ts';
import { pictureFile } from '../pictures/picture-address.ts';
import type { CartContext } from '../work/order-context.ts';

export const sweepJob = defineJob()({ name: 'cart.sweep', cron: '41 * * * *' });

/** Deletes lines removed a week ago and pictures that no line has used for a day. */
export const sweep = async ({ db, files, clock }: CartContext): Promise<void> => {
  const now = clock().getTime();
  await deleteLinesRemovedBefore(db, new Date(now - 7 * day));
  const pictures = await deleteUnusedSince(db, new Date(now - day));
  for (const id of pictures) await files.delete(pictureFile(id));
};
