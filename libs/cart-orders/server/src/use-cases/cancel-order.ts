import type { WholeOrder } from '../db/order.repo.ts';
import { changeOrder } from './change-order.ts';
import { holdOrder, showOrderIn } from './find-order.ts';
import type { OrderContext } from './order-context.ts';

/** Cancels a shopper's unpaid order; one that is cancelled already stays as it is. */
export const cancelOrder = (context: OrderContext, userId: string, number: string): Promise<WholeOrder> =>
  context.transaction(async (tx) => {
    const held = await holdOrder(tx, { userId }, number);
    if (held.order.status !== 'cancelled') {
      await changeOrder(tx, context, held, { event: 'cancelled', by: { actor: 'shopper', id: userId } });
    }
    return showOrderIn(tx, number);
  });
