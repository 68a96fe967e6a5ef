import type { Route } from '@caravan/server-core';
import type { CartContext } from '../use-cases/cart-context.ts';
import { addToCartRoute } from './add-to-cart.route.ts';
import { getCartPictureRoute } from './get-cart-picture.route.ts';
import { getCartRoute } from './get-cart.route.ts';
import { removeFromCartRoute } from './remove-from-cart.route.ts';
import { updateCartLineRoute } from './update-cart-line.route.ts';
import { uploadCartPictureRoute } from './upload-cart-picture.route.ts';

/** Every call about the cart. */
export const cartRoutes = (context: CartContext): Route[] => [
  getCartRoute(context),
  addToCartRoute(context),
  updateCartLineRoute(context),
  removeFromCartRoute(context),
  uploadCartPictureRoute(context),
  getCartPictureRoute(context),
];
