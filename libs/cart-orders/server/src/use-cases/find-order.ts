import { failOrder } from '@caravan/cart-orders/contract';
import type { Tx } from '@caravan/server-core';
import { findOrder, lockOrder, type OrderWithLines, type Whose, type WholeOrder } from '../db/order.repo.ts';
import type { OrderContext } from './order-context.ts';

/** An order with its parts. Another user's order is not found. */
export const showOrder = async (
  { db }: Pick<OrderContext, 'db'>,
  whose: Whose,
  number: string,
): Promise<WholeOrder> => {
  const found = await findOrder(db, whose, number);
  if (!found) throw failOrder('not_found');
  return found;
};

/** The same inside the transaction that has changed it. */
export const showOrderIn = (tx: Tx, number: string): Promise<WholeOrder> => showOrder({ db: tx }, 'everybody', number);

/** Locks an order until the transaction ends. */
export const holdOrder = async (tx: Tx, whose: Whose, number: string): Promise<OrderWithLines> => {
  const held = await lockOrder(tx, whose, number);
  if (!held) throw failOrder('not_found');
  return held;
};
