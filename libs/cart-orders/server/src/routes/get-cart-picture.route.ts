import { fail } from '@caravan/cart-orders/contract';
import { getCartPictureSchema } from '@caravan/cart-orders/contract/schema';
import { keptByBrowser, route, sendPicture } from '@caravan/server-core';
import { pictureFile } from '../domain/picture-address.ts';
import type { CartContext } from '../use-cases/cart-context.ts';

export const getCartPictureRoute = ({ files }: CartContext) =>
  route(getCartPictureSchema, async ({ params, reply }) => {
    const bytes = await files.get(pictureFile(params.id));
    if (!bytes) throw fail('not_found');
    return sendPicture(reply, bytes, keptByBrowser);
  });
