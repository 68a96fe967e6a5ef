import { getOrderSchema, placeOrdersSchema, type NewOrders } from '@caravan/cart-orders/contract/orders';
import { newId } from '@caravan/kernel';
import type { Caller } from '@caravan/server-core/testing';
import { added, aManual } from './cart-server.ts';

/** A header that makes a call once. */
export const key = (value = newId()) => ({ 'idempotency-key': value });

export const contact = { name: 'Ada Example' };

/** Orders lines of the cart, as a client would write it. */
export const place = (caller: Caller, cartIds: readonly string[], over: Partial<NewOrders> = {}, headers = key()) =>
  caller.call(placeOrdersSchema, { body: { cart_ids: [...cartIds], contact, note: '', ...over }, headers });

/** Puts goods into the cart and orders them: 2 × 50.00, 3 photos, 6.00 to the warehouse, unless told otherwise. */
export const placedOrder = async (caller: Caller, lines: Parameters<typeof added>[1][] = [aLine()]): Promise<string> => {
  const ids: string[] = [];
  for (const line of lines) ids.push((await added(caller, line)).id);
  const { orders } = (await place(caller, ids)).data;
  if (orders.length !== 1 || !orders[0]) throw new Error('these lines are of several shops');
  return orders[0].number;
};

export const aLine = (name = 'Tea'): Parameters<typeof added>[1] => ({
  manual: aManual({ name, shop_name: 'Tea House' }),
  quantity: 2,
  photo: { count: 3, note: 'the lid' },
});

export const orderOf = async (caller: Caller, number: string) => (await caller.call(getOrderSchema, { params: { number } })).data;
