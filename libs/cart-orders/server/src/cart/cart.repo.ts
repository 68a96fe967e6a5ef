import { and, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { deleteAll, rowValues, type Database, type Tx } from '@caravan/server-core';
import { cartLineTable, type CartLineRow } from './cart-line.table.ts';
import { inCart, sizeOf } from './cart-reads.repo.ts';

const cartLock = (userId: string): SQL => sql`pg_advisory_xact_lock(hashtextextended(${`cart ${userId}`}, 0))`;

/**
 * Only one call at a time may add to a cart. Otherwise two calls could both use the last free line, or both create a
 * line for the same goods.
 */
export const lockCart = async (tx: Tx, userId: string): Promise<void> => {
  await tx.execute(sql`select ${cartLock(userId)}`);
};

/** The same, for a transaction that does not hold the account yet. */
export const lockCartOfOpen = async (tx: Tx, userId: string): Promise<void> => {
  await tx.execute(sql`select hold_account(${userId}), ${cartLock(userId)}`);
};

/** The oldest line of a cart with the same goods and the same options. */
const sameLine = (tx: Tx, line: CartLineRow) => {
  const priceChange = line.priceChange === null ? null : JSON.stringify(line.priceChange);
  return tx
    .select()
    .from(cartLineTable)
    .where(
      and(
        inCart(line.userId),
        eq(cartLineTable.goodsKey, line.goodsKey),
        eq(cartLineTable.note, line.note),
        eq(cartLineTable.photoCount, line.photoCount),
        eq(cartLineTable.photoNote, line.photoNote),
        sql`${cartLineTable.priceChange} is not distinct from ${priceChange}::jsonb`,
      ),
    )
    .orderBy(cartLineTable.createdAt)
    .limit(1);
};

/** A cart after a line was to be put into it. */
interface CartAfterPut {
  /** The line with the same goods and the same options that was there before. */
  same: CartLineRow | null;
  /** How many lines it had before. */
  lines: number;
  isPut: boolean;
}

/** The room that a line needs: fewer lines than `lines`, and at most `characters` written in them. */
export interface Room {
  lines: number;
  characters: number;
}

/** Puts a line into a locked cart that has none like it and has the room: one statement. */
export const putWhereItFits = async (tx: Tx, line: CartLineRow, room: Room): Promise<CartAfterPut> => {
  const size = tx.$with('size').as(sizeOf(tx, line.userId));
  const same = tx.$with('same').as(sameLine(tx, line));
  const fits = sql`not exists (select from ${same}) and ${size.lines} < ${room.lines} and ${size.characters} <= ${room.characters}`;
  const put = tx.$with('put').as(
    tx
      .insert(cartLineTable)
      .select(sql`select ${rowValues(cartLineTable, line)} from ${size} where ${fits}`)
      .returning({ id: cartLineTable.id }),
  );
  const [found] = await tx
    .with(size, same, put)
    .select()
    .from(size)
    .leftJoin(same, sql`true`)
    .leftJoin(put, sql`true`);
  return { lines: 0, ...found?.size, same: found?.same ?? null, isPut: (found?.put ?? null) !== null };
};

/** The state of a line's goods since they were read again. */
type Known = Partial<Pick<CartLineRow, 'snapshotId' | 'skuId' | 'checkedAt' | 'previousPriceFen' | 'goneAt'>>;

/** Adds pieces to a line; undefined if the line would exceed `most` or has been removed. */
export const addPieces = async (
  tx: Tx,
  id: string,
  pieces: number,
  most: number,
  known: Known,
): Promise<CartLineRow | undefined> => {
  const [line] = await tx
    .update(cartLineTable)
    .set({ ...known, quantity: sql`${cartLineTable.quantity} + ${pieces}` })
    .where(
      and(
        eq(cartLineTable.id, id),
        isNull(cartLineTable.removedAt),
        sql`${cartLineTable.quantity} + ${pieces} <= ${most}`,
      ),
    )
    .returning();
  return line;
};

export type LineChange = Partial<Pick<CartLineRow, 'quantity' | 'note' | 'photoCount' | 'photoNote'>>;

/** Writes the given fields only, so that concurrent changes of other fields survive. */
export const changeLine = async (
  db: Database,
  userId: string,
  id: string,
  change: LineChange,
): Promise<CartLineRow | undefined> => {
  const [line] = await db
    .update(cartLineTable)
    .set({ ...change, previousPriceFen: null })
    .where(and(inCart(userId), eq(cartLineTable.id, id)))
    .returning();
  return line;
};

/** Removes lines from this shopper's cart, and returns those that were in it. */
export const removeLinesOf = (tx: Tx, userId: string, ids: readonly string[], now: Date): Promise<CartLineRow[]> =>
  tx
    .update(cartLineTable)
    .set({ removedAt: now })
    .where(and(inCart(userId), inArray(cartLineTable.id, [...ids])))
    .returning();

/** The lines with these ids that are or were in this shopper's cart, locked in the order of their ids. */
export const lockLines = (tx: Tx, userId: string, ids: readonly string[]): Promise<CartLineRow[]> =>
  tx
    .select()
    .from(cartLineTable)
    .where(and(eq(cartLineTable.userId, userId), inArray(cartLineTable.id, [...ids])))
    .orderBy(cartLineTable.id)
    .for('update');

export const markRemoved = async (tx: Tx, ids: readonly string[], now: Date): Promise<void> => {
  await tx
    .update(cartLineTable)
    .set({ removedAt: now })
    .where(and(inArray(cartLineTable.id, [...ids]), isNull(cartLineTable.removedAt)));
};

export const deleteLinesRemovedBefore = async (db: Database, before: Date): Promise<void> => {
  await deleteAll(db, cartLineTable, lt(cartLineTable.removedAt, before));
};
