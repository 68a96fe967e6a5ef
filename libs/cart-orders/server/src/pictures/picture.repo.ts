import { and, count, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { pictureAddress } from './picture-address.ts';
import { cartLineTable } from '../cart/cart-line.table.ts';
import { cartPictureTable } from '../cart/cart-picture.table.ts';
import { offerTable } from '../offers/offer.table.ts';
import { orderLineTable } from '../orders/order-line.table.ts';
import { purchaseOrderTable } from '../orders/purchase-order.table.ts';

/** A new picture; `unusedSince` is null if something shows it already. */
export const insertPicture = async (
  db: Database,
  id: string,
  userId: string,
  unusedSince: Date | null,
): Promise<void> => {
  await db.insert(cartPictureTable).values({ id, userId, unusedSince });
};

/** Call it if the picture's file could not be stored. */
export const deletePicture = async (db: Database, id: string): Promise<void> => {
  await db.delete(cartPictureTable).where(eq(cartPictureTable.id, id));
};

export const countUnused = async (db: Database, userId: string): Promise<number> => {
  const [found] = await db
    .select({ pictures: count() })
    .from(cartPictureTable)
    .where(and(eq(cartPictureTable.userId, userId), isNotNull(cartPictureTable.unusedSince)));
  return found?.pictures ?? 0;
};

/** Marks a picture as used by a line; false if this shopper has no picture with this id. */
export const usePicture = async (tx: Tx, id: string, userId: string): Promise<boolean> => {
  const used = await tx
    .update(cartPictureTable)
    .set({ unusedSince: null })
    .where(and(eq(cartPictureTable.id, id), eq(cartPictureTable.userId, userId)))
    .returning({ id: cartPictureTable.id });
  return used.length === 1;
};

/** Marks pictures as unused that no line of this cart, no order and no offer shows. */
export const releasePictures = async (tx: Tx, ids: readonly string[], userId: string, now: Date): Promise<void> => {
  const shown = tx
    .select({ id: cartLineTable.id })
    .from(cartLineTable)
    .where(
      and(
        eq(cartLineTable.userId, userId),
        isNull(cartLineTable.removedAt),
        sql`${cartLineTable.manual} ->> 'image' = ${pictureAddress('')} || ${cartPictureTable.id}`,
      ),
    );
  const ordered = tx
    .select({ id: orderLineTable.id })
    .from(orderLineTable)
    .innerJoin(purchaseOrderTable, eq(purchaseOrderTable.number, orderLineTable.orderNumber))
    .where(
      and(
        eq(purchaseOrderTable.userId, userId),
        sql`${orderLineTable.image} = ${pictureAddress('')} || ${cartPictureTable.id}`,
      ),
    );
  const offered = tx
    .select({ id: offerTable.id })
    .from(offerTable)
    .where(
      and(eq(offerTable.userId, userId), sql`${offerTable.image} = ${pictureAddress('')} || ${cartPictureTable.id}`),
    );
  await tx
    .update(cartPictureTable)
    .set({ unusedSince: now })
    .where(
      and(
        inArray(cartPictureTable.id, [...ids]),
        eq(cartPictureTable.userId, userId),
        notExists(shown),
        notExists(ordered),
        notExists(offered),
      ),
    );
};

/** Deletes the rows of pictures that have been unused since then; the caller deletes the files. */
export const deleteUnusedSince = async (db: Database, before: Date): Promise<string[]> => {
  const gone = await db
    .delete(cartPictureTable)
    .where(lt(cartPictureTable.unusedSince, before))
    .returning({ id: cartPictureTable.id });
  return gone.map(({ id }) => id);
};
