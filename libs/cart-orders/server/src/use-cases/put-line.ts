import { fail, maxLines, maxQuantity, type ParsedNewLine } from '@caravan/cart-orders/contract';
import { newId, reasonMessage } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { addPieces, countLines, findSameLine, insertLine, lockCart } from '../db/cart.repo.ts';
import type { CartLineRow } from '../db/cart-line.table.ts';

/** A line about to enter a cart: what it is, and what the shopper wishes for it. */
export type LineToPut = Pick<CartLineRow, 'userId' | 'snapshotId' | 'skuId' | 'manual' | 'goodsKey' | 'name' | 'priceChange' | 'checkedAt'> & {
  wish: Pick<ParsedNewLine, 'quantity' | 'note' | 'photo'>;
  /** The most pieces that can be had. */
  most: number;
};

const tooMany = (most: number): Error =>
  most < maxQuantity ? fail('few_left', { left: most }) : fail('invalid', { fields: { quantity: reasonMessage('too_big', { max: maxQuantity }) } });

const rowOf = ({ wish, most: _most, ...line }: LineToPut, now: Date): CartLineRow => ({
  ...line,
  id: newId(),
  quantity: wish.quantity,
  note: wish.note,
  photoCount: wish.photo.count,
  photoNote: wish.photo.note,
  previousPriceFen: null,
  checkingSince: null,
  goneAt: null,
  createdAt: now,
  removedAt: null,
});

/** Puts a line into the cart; the same goods with the same wishes add to the line that is there. */
export const putLine = async (tx: Tx, put: LineToPut, now: Date): Promise<CartLineRow> => {
  const row = rowOf(put, now);
  await lockCart(tx, put.userId);

  const same = await findSameLine(tx, row);
  if (same) {
    const { snapshotId, skuId, checkedAt } = put;
    const grown = await addPieces(tx, same.id, put.wish.quantity, put.most, { snapshotId, skuId, checkedAt });
    if (!grown) throw tooMany(put.most);
    return grown;
  }

  if ((await countLines(tx, put.userId)) >= maxLines) throw fail('cart_full', { max: maxLines });
  return insertLine(tx, row);
};
