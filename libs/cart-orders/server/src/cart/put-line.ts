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

const rowOf = ({ goods, wish }: LineToPut, now: Date): CartLineRow => ({
  ...goods,
  id: newId(),
  quantity: wish.quantity,
  note: wish.note,
  photoCount: wish.photo.count,
  photoNote: wish.photo.note,
  previousPriceFen: null,
  checkedAt: now,
  checkingSince: null,
  goneAt: null,
  createdAt: now,
  removedAt: null,
});

/** The characters that a shopper wrote in a line. */
const writtenIn = ({ note, photoNote, manual, priceChange }: CartLineRow): number =>
  [note, photoNote, manual ? JSON.stringify(manual) : '', priceChange ? JSON.stringify(priceChange) : ''].join('')
    .length;

/** The room that a line needs in a cart. */
const roomFor = (row: CartLineRow): Room => ({ lines: maxLines, characters: maxCartCharacters - writtenIn(row) });

/** The cart's line with the same goods and options as it is, or a new line; null if the cart is full. */
export const putLineOnce = async (tx: Tx, put: LineToPut, now: Date): Promise<CartLineRow | null> => {
  const row = rowOf(put, now);
  const { same, isPut } = await putWhereItFits(tx, row, roomFor(row));
  return isPut ? row : same;
};

/** Adds a line to the cart. If a line has the same goods and the same options, the pieces are added to it. */
export const putLine = async (tx: Tx, put: LineToPut, now: Date): Promise<CartLineRow> => {
  const { goods, wish, most } = put;
  const row = rowOf(put, now);
  await lockCartOfOpen(tx, goods.userId);

  const { same, lines, isPut } = await putWhereItFits(tx, row, roomFor(row));
  if (isPut) return row;
  if (!same) throw lines >= maxLines ? fail('cart_full', { max: maxLines }) : fail('cart_too_long');
  const { snapshotId, skuId } = goods;
  const grown = await addPieces(tx, same.id, wish.quantity, most, { snapshotId, skuId, checkedAt: now });
  if (!grown) throw tooMany(most);
  return grown;
};
