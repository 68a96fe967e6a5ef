import { maxLines } from '@caravan/cart-orders/contract';

/** The format of an order number; anything else in an address names no order. */
const pattern = /^CV[A-Z0-9-]{4,30}$/;

/** The order that `?number=` names, in either case, because shoppers type numbers. */
export const orderNumberOf = (search: URLSearchParams): string | undefined => {
  const number = search.get('number')?.trim().toUpperCase() ?? '';
  return pattern.test(number) ? number : undefined;
};

/** The article that `?article=` names; undefined for anything but a number. */
export const articleIdOf = (search: URLSearchParams): number | undefined => {
  const written = search.get('article') ?? '';
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : undefined;
};

/** The format of a line's id; other ids in an address are ignored. */
const id = /^[A-Za-z0-9_-]{1,64}$/;

/** The ids in `?items=a,b`, without duplicates. */
export const cartIdsOf = (search: URLSearchParams): string[] => {
  const named = (search.get('items') ?? '').split(',').filter((one) => id.test(one));
  return [...new Set(named)].slice(0, maxLines);
};

/** Whether a line is one of a visitor's browser; it gets another id when it joins a cart. */
export const isGuestId = (line: string): boolean => line.startsWith('g-') && line.length === 24;
