import { fail, maxCartCharacters, maxLines, maxQuantity, type ParsedNewLine } from '@caravan/cart-orders/contract';
import { newId, reasonMessage } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { addPieces, lockCartOfOpen, putWhereItFits, type Room } from './cart.repo.ts';
import type { CartLineRow } from './cart-line.table.ts';

/** A line to add to a cart. */
export interface LineToPut {
  /** The goods and their owner. */
  goods: Pick<
    CartLineRow,
    'userId' | 'snapshotId' | 'skuId' | 'manual' | 'platform' | 'goodsKey' | 'name' | 'priceChange'
  >;
  /** The shopper's options for it. */
  wish: Pick<ParsedNewLine, 'quantity' | 'note' | 'photo'>;
  /** The largest available quantity. */
  most: number;
}

const tooMany = (most: number): Error =>
  most < maxQuantity
    ? fail('few_left', { left: most })
    : fail('invalid', { fields: { quantity: reasonMessage('too_big', { max: maxQuantity }) } });

/** When a line was added, and when its shop was last asked. */
export type LineTimes = Pick<CartLineRow, 'createdAt' | 'checkedAt'>;

const rowOf = ({ goods, wish }: Omit<LineToPut, 'most'>, times: LineTimes): CartLineRow => ({
  ...goods,
  id: newId(),
  quantity: wish.quantity,
  note: wish.note,
  photoCount: wish.photo.count,
  photoNote: wish.photo.note,
  previousPriceFen: null,
  checkingSince: null,
  goneAt: null,
  removedAt: null,
  ...times,
});

/** The characters that a shopper wrote in a line. */
const writtenIn = ({ note, photoNote, manual, priceChange }: CartLineRow): number =>
  [note, photoNote, manual ? JSON.stringify(manual) : '', priceChange ? JSON.stringify(priceChange) : ''].join('')
    .length;

/** The room that a line needs in a cart. */
const roomFor = (row: CartLineRow): Room => ({ lines: maxLines, characters: maxCartCharacters - writtenIn(row) });

/** Why a cart has no room for a line. */
type NoRoom = 'cart_full' | 'cart_too_long';
/** Why a line was not put into a cart. */
export type NotPut = NoRoom | 'too_many_pieces';

const noRoom = (lines: number): NoRoom => (lines >= maxLines ? 'cart_full' : 'cart_too_long');
export const noRoomFailure = (reason: NoRoom): Error => fail(reason, reason === 'cart_full' ? { max: maxLines } : {});

/** The cart's line with the same goods and options as it is, or a new line. */
export const putLineOnce = async (tx: Tx, put: LineToPut, now: Date): Promise<CartLineRow | NoRoom> => {
  const row = rowOf(put, { createdAt: now, checkedAt: now });
  const { same, lines, isPut } = await putWhereItFits(tx, row, roomFor(row));
  return isPut ? row : (same ?? noRoom(lines));
};

/**
 * Puts a line into a cart that is locked. If a line has the same goods and the same options, the pieces are added to
 * it, and it gets what is known of the goods now.
 */
export const putIntoLocked = async (
  tx: Tx,
  put: LineToPut,
  times: LineTimes,
  known: Parameters<typeof addPieces>[4] = {},
): Promise<CartLineRow | NotPut> => {
  const row = rowOf(put, times);
  const { same, lines, isPut } = await putWhereItFits(tx, row, roomFor(row));
  if (isPut) return row;
  if (!same) return noRoom(lines);
  return (await addPieces(tx, same.id, put.wish.quantity, put.most, known)) ?? 'too_many_pieces';
};

/** Adds a line to the cart, or its pieces to the line with the same goods and the same options. */
export const putLine = async (tx: Tx, put: LineToPut, now: Date): Promise<CartLineRow> => {
  const { userId, snapshotId, skuId } = put.goods;
  await lockCartOfOpen(tx, userId);
  const known = { snapshotId, skuId, checkedAt: now, previousPriceFen: null, goneAt: null };
  const line = await putIntoLocked(tx, put, { createdAt: now, checkedAt: now }, known);
  if (typeof line === 'object') return line;
  if (line === 'too_many_pieces') throw tooMany(put.most);
  throw noRoomFailure(line);
};
