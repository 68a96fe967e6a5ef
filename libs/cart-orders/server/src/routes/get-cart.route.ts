import { getCartSchema } from '@caravan/cart-orders/contract/schema';
import { route } from '@caravan/server-core';
import { presentCart } from '../present-cart.ts';
import type { CartContext } from '../use-cases/cart-context.ts';
import { showCart } from '../use-cases/show-cart.ts';

export const getCartRoute = (context: CartContext) =>
  route(getCartSchema, async ({ session, language }) => presentCart(await showCart(context, session.userId), language));
