import { fail, maxCartCharacters, type LinePatch } from '@caravan/cart-orders/contract';
import { changeLine, lockCart, type LineChange } from './cart.repo.ts';
import { findLine, sizeOfCart } from './cart-reads.repo.ts';
import { valueLine } from '../placing/value-line.ts';
import type { CartContext } from '../work/order-context.ts';
import { withGoods, type CartItem } from './cart-item.ts';

const changeOf = ({ quantity, note, photo }: LinePatch): LineChange => ({
  ...(quantity === undefined ? {} : { quantity }),
  ...(note === undefined ? {} : { note }),
  ...(photo === undefined ? {} : { photoCount: photo.count, photoNote: photo.note }),
});

/**
 * Refuses more pieces than the shop has or were offered. Fewer are always accepted, so that a shopper can follow a stock
 * that has decreased.
 */
const checkQuantity = ({ line, goods }: CartItem, quantity: number): void => {
  const { maxQuantity: most } = valueLine(line, goods);
  if (quantity <= line.quantity || quantity <= most) return;
  throw line.manual ? fail('offered_pieces', { max: most }) : fail('few_left', { left: most });
};

/** Changes the given fields: quantity, note and photos. */
export const updateLine = async (
  context: CartContext,
  userId: string,
  id: string,
  patch: LinePatch,
): Promise<CartItem> => {
  const { db, goodsSnapshots } = context;
  const before = await findLine(db, userId, id);
  if (!before) throw fail('not_found');
  const [item] = await withGoods([before], goodsSnapshots());
  if (item && patch.quantity !== undefined) checkQuantity(item, patch.quantity);

  const change = changeOf(patch);
  if (!Object.keys(change).length) return { line: before, goods: item?.goods ?? null };
  const line = await context.transaction(async (tx) => {
    await lockCart(tx, userId);
    const changed = await changeLine(tx, userId, id, change);
    const { characters } = await sizeOfCart(tx, userId);
    if ((change.note || change.photoNote) && characters > maxCartCharacters) throw fail('cart_too_long');
    return changed;
  });
  if (!line) throw fail('not_found');
  return { line, goods: item?.goods ?? null };
};
