import { uploadCartPictureSchema } from '@caravan/cart-orders/contract/schema';
import { route } from '@caravan/server-core';
import type { CartContext } from '../use-cases/cart-context.ts';
import { keepPicture } from '../use-cases/keep-picture.ts';

export const uploadCartPictureRoute = (context: CartContext) =>
  route(uploadCartPictureSchema, async ({ session, body }) => ({ image: await keepPicture(context, session.userId, body.image) }));
