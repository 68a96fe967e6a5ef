import { failOrder } from '@caravan/cart-orders/contract';
import type { Tx } from '@caravan/server-core';
import { findOrder, lockOrder, type OrderWithLines, type Whose } from './order.repo.ts';
import type { ItemPlaces } from '../buying/line-place.ts';
import type { OrderContext } from '../work/order-context.ts';

/** An order with all that its page shows. */
export interface ShownOrder extends OrderWithLines {
  /** Where its goods are that have arrived. */
  places: ItemPlaces;
  /** A refund can return to the card that paid. */
  toCard: boolean;
}

/** The places of the goods that have arrived, by one question to the warehouse; it is not asked if none has. */
export const findPlaces = async (
  { goodsPlaces }: Pick<OrderContext, 'goodsPlaces'>,
  orders: readonly { lines: readonly { receipts: readonly { itemId: string }[] }[] }[],
  tx?: Tx,
): Promise<ItemPlaces> => {
  const itemIds = orders.flatMap(({ lines }) => lines.flatMap(({ receipts }) => receipts.map(({ itemId }) => itemId)));
  const found = itemIds.length ? await goodsPlaces().find(itemIds, tx) : [];
  return new Map(found.map((place) => [place.itemId, place]));
};

/**
 * Adds the places of the goods, and where refunds can go, by one question to payment, which is not asked if nothing is
 * paid.
 */
export const withFacts = async (
  { refunds, ...ports }: Pick<OrderContext, 'goodsPlaces' | 'refunds'>,
  orders: readonly OrderWithLines[],
  tx?: Tx,
): Promise<ShownOrder[]> => {
  const places = await findPlaces(ports, orders, tx);
  const paid = orders.flatMap(({ order }) => (order.paidAt ? [order.number] : []));
  const toCard = paid.length ? await refunds().toCard('order', paid, tx) : new Set();
  return orders.map((whole) => ({ ...whole, places, toCard: toCard.has(whole.order.number) }));
};

/** An order with its parts. Another user's order is not found. */
export const showOrder = async (
  { db, ...ports }: Pick<OrderContext, 'db' | 'goodsPlaces' | 'refunds'>,
  whose: Whose,
  number: string,
  tx?: Tx,
): Promise<ShownOrder> => {
  const found = await findOrder(tx ?? db, whose, number);
  const [shown] = found ? await withFacts(ports, [found], tx) : [];
  if (!shown) throw failOrder('not_found');
  return shown;
};

/** The same inside the transaction that has changed it; an order that is known needs no reading. */
export const showOrderIn = async (
  tx: Tx,
  context: OrderContext,
  number: string,
  known?: OrderWithLines,
): Promise<ShownOrder> => {
  const [shown] = known ? await withFacts(context, [known], tx) : [];
  return shown ?? showOrder(context, 'everybody', number, tx);
};

/** Locks an order until the transaction ends. */
export const holdOrder = async (tx: Tx, whose: Whose, number: string): Promise<OrderWithLines> => {
  const held = await lockOrder(tx, whose, number);
  if (!held) throw failOrder('not_found');
  return held;
};
