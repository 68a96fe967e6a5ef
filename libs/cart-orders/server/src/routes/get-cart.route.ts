import { getCartSchema } from '@caravan/cart-orders/contract/schema';
import { route } from '@caravan/server-core';
import { presentCart } from '../present-cart.ts';
import type { CartContext } from '../use-cases/cart-context.ts';
import { cartReader } from '../use-cases/read-cart.ts';

export const getCartRoute = (context: CartContext) => {
  const readCart = cartReader(context);
  return route(getCartSchema, async ({ session, language }) => presentCart(await readCart(session.userId), language));
};
