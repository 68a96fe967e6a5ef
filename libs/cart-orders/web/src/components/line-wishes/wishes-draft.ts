import type { CartLine } from '@caravan/cart-orders/contract';

/** Under this name what is typed survives a reload and a way through login. */
export const wishesDraft = ({ id }: Pick<CartLine, 'id'>): string => `cart-line:${id}`;
