import { addToCartSchema } from '@caravan/cart-orders/contract/schema';
import { route } from '@caravan/server-core';
import { presentLine } from '../present-cart.ts';
import { addToCart } from '../use-cases/add-to-cart.ts';
import type { CartContext } from '../use-cases/cart-context.ts';

export const addToCartRoute = (context: CartContext) =>
  route(addToCartSchema, async ({ session, body, language }) => presentLine(await addToCart(context, session.userId, body), language));
