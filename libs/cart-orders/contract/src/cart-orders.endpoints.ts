import { defineEndpoint } from '@caravan/kernel';
import { maxPictureBytes } from './cart-limits.ts';
import type {
  Cart,
  CartLine,
  LineIds,
  LinePatch,
  ParsedNewLine,
  Picture,
  PictureParams,
  PictureUpload,
} from './cart-orders.schema.ts';

export const getCart = defineEndpoint<{ data: Cart }>()({
  method: 'GET',
  path: '/cart',
  login: 'shopper',
  tags: ['cart'],
  summary: 'The cart, grouped by shop, at the server’s prices',
});

export const addToCart = defineEndpoint<{ body: ParsedNewLine; data: CartLine }>()({
  method: 'POST',
  path: '/cart',
  login: 'shopper',
  tags: ['cart', 'cart-count'],
  summary: 'Add a product, or goods described by hand, to the cart',
  reasons: ['price_changed', 'sku_unknown', 'sold_out', 'few_left', 'goods_gone', 'cart_full', 'cart_too_long'],
});

export const updateCartLine = defineEndpoint<{ params: { id: string }; body: LinePatch; data: CartLine }>()({
  method: 'PATCH',
  path: '/cart/:id',
  login: 'shopper',
  tags: ['cart'],
  summary: 'Change the quantity, note or photo service of a line',
  reasons: ['few_left', 'cart_too_long'],
});

export const removeFromCart = defineEndpoint<{ body: LineIds; data: { count: number } }>()({
  method: 'DELETE',
  path: '/cart',
  login: 'shopper',
  tags: ['cart', 'cart-count'],
  summary: 'Remove lines from the cart',
});

export const uploadCartPicture = defineEndpoint<{ body: PictureUpload; data: Picture }>()({
  method: 'POST',
  path: '/cart/pictures',
  login: 'shopper',
  tags: [],
  summary: 'Upload a picture for a line described by hand',
  upload: 'multipart',
  files: { max: 1, bytes: maxPictureBytes, tooLarge: 'picture_too_large' },
  limit: { max: 60, minutes: 60, by: 'account' },
  reasons: ['not_a_picture', 'picture_too_large', 'too_many_pixels'],
});

/** The address holds 128 random bits, and only the owner receives it, because an image element cannot send a token. */
export const getCartPicture = defineEndpoint<{ params: PictureParams; data: unknown }>()({
  method: 'GET',
  path: '/cart/pictures/:id',
  login: 'none',
  tags: [],
  summary: 'A picture that a shopper uploaded for the cart',
  raw: true,
});
