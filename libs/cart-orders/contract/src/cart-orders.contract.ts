import { schemaOf } from '@caravan/kernel';
import { id, z } from '@caravan/kernel/zod';
import {
  addToCart,
  getCart,
  getCartPicture,
  removeFromCart,
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
export * from './cart-orders.schema.ts';

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
