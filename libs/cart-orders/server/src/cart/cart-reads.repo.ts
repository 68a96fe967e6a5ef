import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '@caravan/server-core';
import { cartLineTable, type CartLineRow } from './cart-line.table.ts';
import { orderLineTable } from '../orders/order-line.table.ts';

export const inCart = (userId: string) => and(eq(cartLineTable.userId, userId), isNull(cartLineTable.removedAt));

/** The columns of a line that a cart shows. */
const shownColumns = {
  id: cartLineTable.id,
  snapshotId: cartLineTable.snapshotId,
  skuId: cartLineTable.skuId,
  manual: cartLineTable.manual,
  platform: cartLineTable.platform,
  name: cartLineTable.name,
  quantity: cartLineTable.quantity,
  note: cartLineTable.note,
  photoCount: cartLineTable.photoCount,
  photoNote: cartLineTable.photoNote,
  priceChange: cartLineTable.priceChange,
  previousPriceFen: cartLineTable.previousPriceFen,
  checkedAt: cartLineTable.checkedAt,
  checkingSince: cartLineTable.checkingSince,
  goneAt: cartLineTable.goneAt,
};

export type ShownLine = Pick<CartLineRow, keyof typeof shownColumns>;

/**
 * The lines of a cart, newest first. The statement is prepared once for each database, because many pages read the
 * cart.
 */
export const cartLinesQuery = (db: Database): ((userId: string) => Promise<ShownLine[]>) => {
  const prepared = db
    .select(shownColumns)
    .from(cartLineTable)
    .where(and(eq(cartLineTable.userId, sql.placeholder('userId')), isNull(cartLineTable.removedAt)))
    .orderBy(desc(cartLineTable.createdAt), desc(cartLineTable.id))
    .prepare('cart_lines');
  return (userId) => prepared.execute({ userId });
};

/** The given lines that are in the cart, in the cart's order. */
export const listLinesOf = (db: Database, userId: string, ids: readonly string[]): Promise<CartLineRow[]> =>
  db
    .select()
    .from(cartLineTable)
    .where(and(inCart(userId), inArray(cartLineTable.id, [...ids])))
    .orderBy(desc(cartLineTable.createdAt), desc(cartLineTable.id));

export const countLines = async (db: Database, userId: string): Promise<number> => {
  const [found] = await db.select({ lines: count() }).from(cartLineTable).where(inCart(userId));
  return found?.lines ?? 0;
};

/** How many pieces of a product in one variant are in a cart, with whatever options. */
export const countPieces = async (db: Database, userId: string, goodsKey: string): Promise<number> => {
  const [found] = await db
    .select({ pieces: sql`coalesce(sum(${cartLineTable.quantity}), 0)`.mapWith(Number) })
    .from(cartLineTable)
    .where(and(inCart(userId), eq(cartLineTable.goodsKey, goodsKey)));
  return found?.pieces ?? 0;
};

/** The characters that the shopper wrote in a line. */
const written = sql`length(${cartLineTable.note}) + length(${cartLineTable.photoNote}) + coalesce(length(${cartLineTable.manual}::text), 0) + coalesce(length(${cartLineTable.priceChange}::text), 0)`;

export const sizeOf = (db: Database, userId: string) =>
  db
    .select({
      lines: count().as('lines'),
      characters: sql`coalesce(sum(${written}), 0)`.mapWith(Number).as('characters'),
    })
    .from(cartLineTable)
    .where(inCart(userId));

/** How many lines a cart has, and how many characters its shopper wrote in them. */
export const sizeOfCart = async (db: Database, userId: string): Promise<{ lines: number; characters: number }> => {
  const [size] = await sizeOf(db, userId);
  return size ?? { lines: 0, characters: 0 };
};

export const findLine = async (db: Database, userId: string, id: string): Promise<CartLineRow | undefined> => {
  const [line] = await db
    .select()
    .from(cartLineTable)
    .where(and(inCart(userId), eq(cartLineTable.id, id)));
  return line;
};

/** A line of the goods, with whatever options. */
export const findLineOfGoods = async (
  db: Database,
  userId: string,
  goodsKey: string,
): Promise<CartLineRow | undefined> => {
  const [line] = await db
    .select()
    .from(cartLineTable)
    .where(and(inCart(userId), eq(cartLineTable.goodsKey, goodsKey)))
    .limit(1);
  return line;
};

/** The given snapshots that a line of a cart uses, including removed lines, or a line of an order. */
export const snapshotsInUse = async (db: Database, snapshotIds: readonly string[]): Promise<string[]> => {
  const inCarts = db
    .select({ id: cartLineTable.snapshotId })
    .from(cartLineTable)
    .where(inArray(cartLineTable.snapshotId, [...snapshotIds]));
  const inOrders = db
    .select({ id: orderLineTable.snapshotId })
    .from(orderLineTable)
    .where(inArray(orderLineTable.snapshotId, [...snapshotIds]));
  const found = await union(inCarts, inOrders);
  return found.flatMap(({ id }) => id ?? []);
};
