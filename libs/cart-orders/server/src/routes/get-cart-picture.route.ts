import { fail } from '@caravan/cart-orders/contract';
import { getCartPictureSchema } from '@caravan/cart-orders/contract/schema';
import { route } from '@caravan/server-core';
import { pictureFile } from '../domain/picture-address.ts';
import type { CartContext } from '../use-cases/cart-context.ts';

/** The bytes never change, but only the owner's browser is to keep them; were they ever taken for a page, they could do nothing. */
const headers = {
  'content-type': 'image/webp',
  'cache-control': 'private, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

export const getCartPictureRoute = ({ files }: CartContext) =>
  route(getCartPictureSchema, async ({ params, reply }) => {
    const bytes = await files.get(pictureFile(params.id));
    if (!bytes) throw fail('not_found');
    return reply.headers(headers).send(Buffer.from(bytes));
  });
