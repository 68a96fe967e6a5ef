import { updateCartLineSchema } from '@caravan/cart-orders/contract/schema';
import { route } from '@caravan/server-core';
import { presentLine } from '../present-cart.ts';
import type { CartContext } from '../use-cases/cart-context.ts';
import { updateLine } from '../use-cases/update-line.ts';

export const updateCartLineRoute = (context: CartContext) =>
  route(updateCartLineSchema, async ({ session, params, body, language }) =>
    presentLine(await updateLine(context, session.userId, params.id, body), language),
  );
