import { cartLinesQuery, claimChecks, type ShownLine } from '../db/cart.repo.ts';
import { isBeingChecked, lostBefore, wantsCheck } from '../domain/freshness.ts';
import type { CartContext } from './cart-context.ts';
import { withGoods, type CartItem } from './cart-item.ts';
import { checkPricesJob } from './check-prices.ts';

/** A cart as it stands. */
export interface ShownCart {
  items: CartItem[];
  /** Some prices are being read again from the shops. */
  checking: boolean;
}

/** Has the shops asked for prices that have grown old; of several calls at once, one does. */
const requestChecks = async ({ transaction, jobs }: CartContext, lines: readonly ShownLine[], now: Date): Promise<void> => {
  const ids = lines.map((line) => line.id);
  await transaction(async (tx) => {
    const lineIds = await claimChecks(tx, ids, { now, lostBefore: lostBefore(now) });
    if (lineIds.length) await jobs.send(tx, checkPricesJob, { lineIds });
  });
};

/** The cart at the prices that are known; it never waits for a shop. */
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
