import { cartLinesQuery, type ShownLine } from './cart-reads.repo.ts';
import { claimChecks } from './prices/cart-checks.repo.ts';
import { isBeingChecked, lostBefore, wantsCheck } from './prices/freshness.ts';
import type { CartContext } from '../work/order-context.ts';
import { withGoods, type CartItem } from './cart-item.ts';
import { checkPricesJob } from './prices/check-prices.ts';

export interface ShownCart {
  items: CartItem[];
  /** True while prices are being read again from the shops. */
  checking: boolean;
}

/** Queues a check of old prices. Of several concurrent calls, one queues it. */
const requestChecks = async (
  { transaction, jobs }: CartContext,
  lines: readonly ShownLine[],
  now: Date,
): Promise<void> => {
  const ids = lines.map((line) => line.id);
  await transaction(async (tx) => {
    const lineIds = await claimChecks(tx, ids, { now, lostBefore: lostBefore(now) });
    if (lineIds.length) await jobs.send(tx, checkPricesJob, { lineIds });
  });
};

/** Reads the cart with the known prices; it never waits for a shop. */
export const cartReader = (context: CartContext): ((userId: string) => Promise<ShownCart>) => {
  const linesOf = cartLinesQuery(context.db);
  return async (userId) => {
    const now = context.clock();
    const lines = await linesOf(userId);
    const stale = lines.filter((line) => wantsCheck(line, now));
    if (stale.length) await requestChecks(context, stale, now);
    return {
      items: await withGoods(lines, context.goodsSnapshots()),
      checking: stale.length > 0 || lines.some((line) => isBeingChecked(line, now)),
    };
  };
};
