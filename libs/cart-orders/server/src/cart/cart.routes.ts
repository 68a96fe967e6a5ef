import { fail } from '@caravan/cart-orders/contract';
import {
  addToCartContract,
  getCartContract,
  getCartPictureContract,
  getCartPiecesContract,
  joinCartContract,
  removeFromCartContract,
  showGuestCartContract,
  updateCartLineContract,
  uploadCartPictureContract,
} from '@caravan/cart-orders/contract/schema';
import type { Language } from '@caravan/kernel';
import { keptByBrowser, route, sendPicture, type Route } from '@caravan/server-core';
import { pictureFile } from '../pictures/picture-address.ts';
import { freeOrdersLeft } from '../orders/lists/own-orders.repo.ts';
import { presentCart, presentFee, presentLine, type CartView } from './present-cart.ts';
import { addToCart } from './add-to-cart.ts';
import { countPieces } from './cart-reads.repo.ts';
import { keyOfSnapshot } from './goods-key.ts';
import { refuseTooManyPhotos } from './photo-rules.ts';
import { joinCart, showGuestCart } from './guest-cart.ts';
import type { CartContext } from '../work/order-context.ts';
import { keepPicture, refusePicture } from '../pictures/keep-picture.ts';
import { cartReader } from './read-cart.ts';
import { removeLines } from './remove-lines.ts';
import { updateLine } from './update-line.ts';

export const cartRoutes = (context: CartContext): Route[] => {
  const readCart = cartReader(context);
  const viewIn = async (language: Language) => ({ language, rules: await context.terms().now() }) satisfies CartView;
  return [
    route(getCartContract, async ({ session, language }) => {
      const cart = await readCart(session.userId);
      const view = await viewIn(language);
      const { service_fee: fee } = view.rules;
      return {
        ...presentCart(cart, view),
        ...presentFee(fee, await freeOrdersLeft(context.db, session.userId, fee)),
      };
    }),

    route(addToCartContract, async ({ session, body, language }) => {
      const view = await viewIn(language);
      refuseTooManyPhotos(body.photo, view.rules);
      return presentLine(await addToCart(context, session.userId, body), view);
    }),

    route(updateCartLineContract, async ({ session, params, body, language }) => {
      const view = await viewIn(language);
      refuseTooManyPhotos(body.photo, view.rules);
      return presentLine(await updateLine(context, session.userId, params.id, body), view);
    }),

    route(removeFromCartContract, async ({ session, body }) => ({
      count: await removeLines(context, session.userId, body.ids),
    })),

    route(getCartPiecesContract, async ({ session, query }) => {
      const ref = { snapshotId: query.snapshot_id, skuId: query.sku_id ?? null };
      const goods = await context.goodsSnapshots().find(ref);
      if (!goods) throw fail('not_found');
      return { pieces: await countPieces(context.db, session.userId, keyOfSnapshot(goods)) };
    }),

    route(showGuestCartContract, async ({ body, language }) => {
      const { unknown, ...cart } = await showGuestCart(context, body);
      const view = await viewIn(language);
      const { service_fee: fee } = view.rules;
      return { ...presentCart(cart, view), ...presentFee(fee, fee?.free_orders ?? 0), unknown };
    }),

    route(joinCartContract, async ({ session, body, language }) => joinCart(context, session.userId, body, language)),

    route(
      uploadCartPictureContract,
      async ({ session, body }) => ({ image: await keepPicture(context, session.userId, body.image) }),
      { admit: ({ session }) => refusePicture(context, session.userId) },
    ),

    route(getCartPictureContract, async ({ params, reply }) => {
      const bytes = await context.files.get(pictureFile(params.id));
      if (!bytes) throw fail('not_found');
      return sendPicture(reply, bytes, keptByBrowser, { inMails: true });
    }),
  ];
};
