import type { HttpHandler } from 'msw';
import { cartOrdersReasons, fail, type CartLine, type LinePatch } from '@caravan/cart-orders/contract';
import { addToCartSchema, getCartSchema, removeFromCartSchema, updateCartLineSchema, uploadCartPictureSchema } from '@caravan/cart-orders/contract/schema';
import { aCart, aCartLine } from '@caravan/cart-orders/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** A cart on a server that exists only in this browser or test. */
export interface MockCart {
  lines: CartLine[];
  /** Prices are being asked for. */
  checking: boolean;
  handlers: HttpHandler[];
}

const patched = (line: CartLine, { photo, ...patch }: LinePatch): CartLine =>
  aCartLine({ ...line, ...patch, ...(photo ? { photo: { ...photo, fee_fen: 0 } } : {}), previous_price_fen: null });

/** Keeps a cart in memory and answers for it as the server would, down to "only 3 left". */
export const mockCart = (lines: CartLine[] = []): MockCart => {
  const cart: MockCart = { lines, checking: false, handlers: [] };
  const find = (id: string): CartLine => {
    const line = cart.lines.find((one) => one.id === id);
    if (!line) throw fail('not_found');
    return line;
  };

  cart.handlers = [
    mockEndpoint(getCartSchema, () => aCart(cart.lines, { checking: cart.checking })),
    mockEndpoint(
      addToCartSchema,
      ({ body }) => {
        const { manual, quantity, note, photo } = body;
        const shown = manual ? { manual: true, name: manual.name, spec: manual.spec, unit_price_fen: manual.unit_price_fen } : {};
        const line = aCartLine({ ...shown, id: `line_${cart.lines.length + 1}`, quantity, note, photo: { ...photo, fee_fen: 0 } });
        cart.lines = [line, ...cart.lines];
        return line;
      },
      cartOrdersReasons,
    ),
    mockEndpoint(
      updateCartLineSchema,
      ({ params, body }) => {
        const before = find(params.id);
        if (body.quantity !== undefined && body.quantity > before.max_quantity) throw fail('few_left', { left: before.max_quantity });
        const after = patched(before, body);
        cart.lines = cart.lines.map((line) => (line.id === after.id ? after : line));
        return after;
      },
      cartOrdersReasons,
    ),
    mockEndpoint(removeFromCartSchema, ({ body }) => {
      body.ids.forEach(find);
      cart.lines = cart.lines.filter((line) => !body.ids.includes(line.id));
      return { count: cart.lines.length };
    }),
    mockEndpoint(uploadCartPictureSchema, () => ({ image: '/v1/cart/pictures/AAAAAAAAAAAAAAAAAAAAAA' })),
  ];
  return cart;
};
