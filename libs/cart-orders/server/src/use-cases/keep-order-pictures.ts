import { createHash } from 'node:crypto';
import { hour, minute } from '@caravan/kernel';
import { defineJob } from '@caravan/server-core';
import { linesWithShopPicture, showCopy, type PicturedLine } from '../db/order-picture.repo.ts';
import { orderPictureAddress, orderPictureFile } from '../domain/order-picture-address.ts';
import type { OrderContext } from './order-context.ts';

/** Copies what lines of new orders look like, so that they keep it whatever a shop does to its page (decisions.md, Orders). */
export const keepOrderPicturesJob = defineJob<{ orderNumbers: string[]; attempt: number }>()({ name: 'order.keep_pictures', expires: 900 });

/** How long to wait before a shop that gave no picture is asked again; after the last the line goes on showing the shop's own. */
const waits = [5 * minute, hour, 6 * hour, 24 * hour];

/** The same picture is kept once, however many orders show it. */
const keepCopy = async ({ db, files, goodsPictures }: OrderContext, line: PicturedLine): Promise<boolean> => {
  const bytes = await goodsPictures().read(line.image);
  if (!bytes) return false;
  const id = createHash('sha256').update(bytes).digest('base64url');
  const file = orderPictureFile(id);
  // Never written over while somebody may be reading it.
  if (!(await files.get(file))) await files.put(file, bytes);
  await showCopy(db, line, orderPictureAddress(id));
  return true;
};

export const keepOrderPictures = async (context: OrderContext, orderNumbers: string[], attempt: number): Promise<void> => {
  let missing = 0;
  for (const line of await linesWithShopPicture(context.db, orderNumbers)) if (!(await keepCopy(context, line))) missing += 1;
  const wait = waits[attempt];
  if (missing === 0 || wait === undefined) return;
  const startAfter = new Date(context.clock().getTime() + wait);
  await context.transaction((tx) => context.jobs.send(tx, keepOrderPicturesJob, { orderNumbers, attempt: attempt + 1 }, { startAfter }));
};
