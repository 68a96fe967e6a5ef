import { createHash } from 'node:crypto';
import { hour, minute } from '@caravan/kernel';
import { defineJob, isWholeWebp } from '@caravan/server-core';
import { linesWithShopPicture, showCopy, type PicturedLine } from './order-picture.repo.ts';
import { orderPictureAddress, orderPictureFile } from './picture-address.ts';
import type { OrderContext } from '../work/order-context.ts';

/** Copies the pictures of new orders' lines, so that later changes by a shop do not change them (specification 9.9). */
export const keepOrderPicturesJob = defineJob<{ orderNumbers: string[]; attempt: number }>()({
  name: 'order.keep_pictures',
  expires: 900,
});

/**
 * The waits before a shop without a picture is asked again. After the last one the line continues to show the shop's
 * picture.
 */
const waits = [5 * minute, hour, 6 * hour, 24 * hour];

/** Stores the same picture once for all orders. */
const keepCopy = async ({ db, files, clock, goodsPictures }: OrderContext, line: PicturedLine): Promise<boolean> => {
  const bytes = await goodsPictures().read(line.image);
  if (!bytes) return false;
  const id = createHash('sha256').update(bytes).digest('base64url');
  const file = orderPictureFile(id);
  const kept = await files.get(file);
  // Replaces a damaged copy and keeps a good one, which the sweep of files must not delete before the line names it.
  if (!kept || !isWholeWebp(kept)) await files.put(file, bytes);
  else await files.touch(file, clock());
  await showCopy(db, line, orderPictureAddress(id));
  return true;
};

export const keepOrderPictures = async (
  context: OrderContext,
  orderNumbers: string[],
  attempt: number,
): Promise<void> => {
  let missing = 0;
  for (const line of await linesWithShopPicture(context.db, orderNumbers))
    if (!(await keepCopy(context, line))) missing += 1;
  const wait = waits[attempt];
  if (missing === 0 || wait === undefined) return;
  const startAfter = new Date(context.clock().getTime() + wait);
  await context.transaction((tx) =>
    context.jobs.send(tx, keepOrderPicturesJob, { orderNumbers, attempt: attempt + 1 }, { startAfter }),
  );
};
