import { fail, maxQuantity, type ManualGoods, type ParsedNewLine } from '@caravan/cart-orders/contract';
import { usePicture } from '../db/picture.repo.ts';
import { keyOfManual } from '../domain/goods-key.ts';
import { pictureIdOf } from '../domain/picture-address.ts';
import type { CartContext } from './cart-context.ts';
import type { CartItem } from './cart-item.ts';
import { putLine } from './put-line.ts';

/** Goods described by hand: the price is what the shopper says, and staff buy by it. */
export const addManual = async ({ transaction, clock }: CartContext, userId: string, manual: ManualGoods, wish: ParsedNewLine): Promise<CartItem> => {
  const now = clock();
  const line = await transaction(async (tx) => {
    if (manual.image !== undefined && !(await usePicture(tx, pictureIdOf(manual.image), userId))) throw fail('not_found');
    const goods = { userId, snapshotId: null, skuId: null, manual, goodsKey: keyOfManual(manual), name: manual.name, priceChange: null };
    return putLine(tx, { goods, wish, most: maxQuantity }, now);
  });
  return { line, goods: null };
};
