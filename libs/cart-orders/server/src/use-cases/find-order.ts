import { failOrder } from '@caravan/cart-orders/contract';
import type { Tx } from '@caravan/server-core';
import { findOrder, lockOrder, type OrderWithLines, type Whose, type WholeOrder } from '../db/order.repo.ts';
import type { OrderContext } from './order-context.ts';

/** An order with everything about it; what is somebody else's is not found. */
export const showOrder = async ({ db }: Pick<OrderContext, 'db'>, whose: Whose, number: string): Promise<WholeOrder> => {
  const found = await findOrder(db, whose, number);
  if (!found) throw failOrder('not_found');
  return found;
};

/** The same inside a transaction, after it was changed there. */
export const showOrderIn = (tx: Tx, number: string): Promise<WholeOrder> => showOrder({ db: tx }, 'everybody', number);

/** An order locked until the transaction ends. */
export const holdOrder = async (tx: Tx, whose: Whose, number: string): Promise<OrderWithLines> => {
  const held = await lockOrder(tx, whose, number);
  if (!held) throw failOrder('not_found');
  return held;
};
