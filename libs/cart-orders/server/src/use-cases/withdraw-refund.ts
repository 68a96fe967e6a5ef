import type { WholeOrder } from '../db/order.repo.ts';
import { endRefund } from './end-refund.ts';
import { holdOrder, showOrderIn } from './find-order.ts';
import type { OrderContext } from './order-context.ts';

/** Takes a shopper's refund request back: the order is where it was. */
export const withdrawRefund = (context: OrderContext, userId: string, number: string): Promise<WholeOrder> =>
  context.transaction(async (tx) => {
    const held = await holdOrder(tx, { userId }, number);
    await endRefund(tx, context, held, { end: 'withdrawn', by: { actor: 'shopper', id: userId }, note: '' });
    return showOrderIn(tx, number);
  });
