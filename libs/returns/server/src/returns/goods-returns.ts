import type { GoodsReturns } from '@caravan/cart-orders/port';
import { isFree } from '@caravan/warehouse-packages/port';
import { openReturn } from './open-return.ts';
import type { ReturnsContext } from '../returns-context.ts';

/** Opens returns for the answers to questions about goods. */
export const goodsReturns = (context: ReturnsContext): GoodsReturns => ({
  async open(tx, { itemId, reason, note, by }) {
    const item = await context.goods().lock(tx, itemId);
    if (!item || !isFree(item)) return null;
    const wish = { itemId, quantity: item.quantity, kind: 'return', reason, note, by } as const;
    return (await openReturn(tx, context, wish)).row.number;
  },
});
