import type { GoodsReturns } from '@caravan/cart-orders/port';
import { lockItem } from '../store/warehouse.repo.ts';
import { isFree } from './return-steps.ts';
import { openReturn } from './open-return.ts';
import type { PackageContext } from '../core/package-context.ts';

/** Opens returns for the answers to questions about goods. */
export const goodsReturns = (context: PackageContext): GoodsReturns => ({
  async open(tx, { itemId, reason, note, by }) {
    const item = await lockItem(tx, itemId);
    if (!item || !isFree(item)) return null;
    const wish = { itemId, quantity: item.quantity, kind: 'return', reason, note, by } as const;
    return (await openReturn(tx, context, wish)).row.number;
  },
});
