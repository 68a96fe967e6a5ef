import { removeFromCartSchema } from '@caravan/cart-orders/contract/schema';
import { route } from '@caravan/server-core';
import type { CartContext } from '../use-cases/cart-context.ts';
import { removeLines } from '../use-cases/remove-lines.ts';

export const removeFromCartRoute = (context: CartContext) =>
  route(removeFromCartSchema, async ({ session, body }) => ({ count: await removeLines(context, session.userId, body.ids) }));
