import { failOrder } from '@caravan/cart-orders/contract';
import type { Tx } from '@caravan/server-core';
import { findOrder, lockOrder, type OrderWithLines, type Whose, type WholeOrder } from '../db/order.repo.ts';
import type { ItemPlaces } from '../domain/line-place.ts';
import type { OrderContext } from './order-context.ts';

/** An order with all that its page shows. */
export interface ShownOrder extends WholeOrder {
  /** Where its goods are that have arrived. */
  places: ItemPlaces;
}

/** Adds the places of the goods, by one question to the warehouse; none if nothing has arrived. */
export const withPlaces = async (
  { goodsPlaces }: Pick<OrderContext, 'goodsPlaces'>,
  orders: readonly WholeOrder[],
  tx?: Tx,
): Promise<ShownOrder[]> => {
  const itemIds = orders.flatMap(({ lines }) => lines.flatMap(({ itemId }) => itemId ?? []));
  const found = itemIds.length ? await goodsPlaces().find(itemIds, tx) : [];
  const places = new Map(found.map((place) => [place.itemId, place]));
  return orders.map((order) => ({ ...order, places }));
};

/** An order with its parts. Another user's order is not found. */
export const showOrder = async (
  { db, goodsPlaces }: Pick<OrderContext, 'db' | 'goodsPlaces'>,
  whose: Whose,
  number: string,
  tx?: Tx,
): Promise<ShownOrder> => {
  const found = await findOrder(tx ?? db, whose, number);
  const [shown] = found ? await withPlaces({ goodsPlaces }, [found], tx) : [];
  if (!shown) throw failOrder('not_found');
  return shown;
};

/** The same inside the transaction that has changed it. */
export const showOrderIn = (tx: Tx, context: OrderContext, number: string): Promise<ShownOrder> =>
  showOrder(context, 'everybody', number, tx);

/** Locks an order until the transaction ends. */
export const holdOrder = async (tx: Tx, whose: Whose, number: string): Promise<OrderWithLines> => {
  const held = await lockOrder(tx, whose, number);
  if (!held) throw failOrder('not_found');
  return held;
};
