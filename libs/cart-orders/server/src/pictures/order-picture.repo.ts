import { and, eq, inArray, like } from 'drizzle-orm';
import { imagePrefix } from '@caravan/goods/contract';
import type { Database } from '@caravan/server-core';
import { orderLineTable } from '../orders/order-line.table.ts';

/** A line and the path of its picture. */
export interface PicturedLine {
  id: string;
  image: string;
}

/** Lines of orders that still show the shop's picture. */
export const linesWithShopPicture = async (db: Database, orderNumbers: readonly string[]): Promise<PicturedLine[]> => {
  const found = await db
    .select({ id: orderLineTable.id, image: orderLineTable.image })
    .from(orderLineTable)
    .where(and(inArray(orderLineTable.orderNumber, [...orderNumbers]), like(orderLineTable.image, `${imagePrefix}%`)));
  return found.flatMap(({ id, image }) => (image === null ? [] : [{ id, image }]));
};

/** Replaces the picture of a line by our copy, unless the line shows another picture by now. */
export const showCopy = async (db: Database, { id, image }: PicturedLine, copy: string): Promise<void> => {
  await db
    .update(orderLineTable)
    .set({ image: copy })
    .where(and(eq(orderLineTable.id, id), eq(orderLineTable.image, image)));
};
