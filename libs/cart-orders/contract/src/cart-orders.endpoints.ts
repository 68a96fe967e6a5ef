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
import type {
  CartPieces,
  CartToJoin,
  GuestCart,
  JoinedCart,
  PiecesQuery,
  ShownGuestCart,
} from './guest-cart.schema.ts';

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
  reasons: ['few_left', 'offered_pieces', 'cart_too_long'],
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

export const getCartPieces = defineEndpoint<{ query: PiecesQuery; data: CartPieces }>()({
  method: 'GET',
  path: '/cart/pieces',
  login: 'shopper',
  tags: ['cart'],
  summary: 'How many pieces of a product, in one variant, are in the cart',
  quiet: ['login_required', 'not_found'],
});

/** Reads nothing from shops and stores nothing: the lines are the browser’s until they join a cart. */
export const showGuestCart = defineEndpoint<{ body: GuestCart; data: ShownGuestCart }>()({
  method: 'POST',
  path: '/cart/preview',
  login: 'none',
  tags: [],
  summary: 'Lines that a visitor’s browser keeps, as a cart shows them, at the prices of their snapshots',
  limit: { max: 120, minutes: 1, by: 'address' },
});

/** Each line joins once, by the id that its browser gave it; a repeated call answers the same. */
export const joinCart = defineEndpoint<{ body: CartToJoin; data: JoinedCart }>()({
  method: 'POST',
  path: '/cart/join',
  login: 'shopper',
  tags: ['cart', 'cart-count'],
  summary: 'Put the lines of a visitor’s browser into the cart of the account that they logged in to',
  limit: { max: 60, minutes: 1, by: 'account' },
});
