import type { OrdersPlaced } from '@caravan/cart-orders/contract';
import type { Tx } from '@caravan/server-core';
import { changeOrder } from '../orders/change-order.ts';
import { holdOrder } from '../orders/find-order.ts';
import type { OrderContext } from '../work/order-context.ts';

/**
 * Payment does not accept an amount of zero. Orders that cost nothing are therefore paid when they are placed, and
 * staff review their prices.
 */
export const payNothing = async (
  tx: Tx,
  context: OrderContext,
  userId: string,
  placed: OrdersPlaced,
): Promise<void> => {
  for (const { number } of placed.orders.filter((order) => order.amount_fen === 0)) {
    const held = await holdOrder(tx, { userId }, number);
    await changeOrder(tx, context, held, {
      event: 'paid',
      by: { actor: 'shopper', id: userId },
      patch: { paidAt: context.clock() },
    });
  }
};
