import type { CartLine } from '@caravan/cart-orders/contract';

/** Key of the draft, which survives a reload and a login. */
export const lineOptionsDraft = ({ id }: Pick<CartLine, 'id'>): string => `cart-line:${id}`;
