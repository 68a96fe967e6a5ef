import { and, eq, inArray, like } from 'drizzle-orm';
import { imagePrefix } from '@caravan/goods/contract';
import type { Database } from '@caravan/server-core';
import { orderLineTable } from './order-line.table.ts';

/** A line and the path of the picture that it shows. */
export interface PicturedLine {
  id: string;
  image: string;
}

/** Lines of orders whose picture is still the shop's. */
export const linesWithShopPicture = async (db: Database, orderNumbers: readonly string[]): Promise<PicturedLine[]> => {
  const found = await db
    .select({ id: orderLineTable.id, image: orderLineTable.image })
    .from(orderLineTable)
    .where(and(inArray(orderLineTable.orderNumber, [...orderNumbers]), like(orderLineTable.image, `${imagePrefix}%`)));
  return found.flatMap(({ id, image }) => (image === null ? [] : [{ id, image }]));
};

/** Shows another copy of the same picture; nothing happens where the line shows something else by now. */
export const showCopy = async (db: Database, { id, image }: PicturedLine, copy: string): Promise<void> => {
  await db
    .update(orderLineTable)
    .set({ image: copy })
    .where(and(eq(orderLineTable.id, id), eq(orderLineTable.image, image)));
};
