import { schemaOf } from '@caravan/kernel';
import { id, z } from '@caravan/kernel/zod';
import {
  addToCart,
  getCart,
  getCartPicture,
  getCartPieces,
  joinCart,
  removeFromCart,
  showGuestCart,
  updateCartLine,
  uploadCartPicture,
} from './cart-orders.endpoints.ts';
import {
  cart,
  cartLine,
  lineIds,
  linePatch,
  newLine,
  picture,
  pictureParams,
  pictureUpload,
} from './cart-orders.schema.ts';
import { cartPieces, cartToJoin, guestCart, joinedCart, piecesQuery, shownGuestCart } from './guest-cart.schema.ts';
export * from './cart-orders.schema.ts';
export * from './guest-cart.schema.ts';

export const getCartContract = schemaOf(getCart, { data: cart });
export const addToCartContract = schemaOf(addToCart, { body: newLine, data: cartLine });
export const updateCartLineContract = schemaOf(updateCartLine, {
  params: z.object({ id }),
  body: linePatch,
  data: cartLine,
});
export const removeFromCartContract = schemaOf(removeFromCart, { body: lineIds, data: z.object({ count: z.int() }) });
export const uploadCartPictureContract = schemaOf(uploadCartPicture, { body: pictureUpload, data: picture });
export const getCartPictureContract = schemaOf(getCartPicture, { params: pictureParams, data: z.unknown() });
export const getCartPiecesContract = schemaOf(getCartPieces, { query: piecesQuery, data: cartPieces });
export const showGuestCartContract = schemaOf(showGuestCart, { body: guestCart, data: shownGuestCart });
export const joinCartContract = schemaOf(joinCart, { body: cartToJoin, data: joinedCart });
