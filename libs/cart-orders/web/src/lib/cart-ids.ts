import { maxLines } from '@caravan/cart-orders/contract';

/** The format of a line's id; other ids in an address are ignored. */
const id = /^[A-Za-z0-9_-]{1,64}$/;

/** The ids in `?items=a,b`, without duplicates. */
export const cartIdsOf = (search: URLSearchParams): string[] => {
  const named = (search.get('items') ?? '').split(',').filter((one) => id.test(one));
  return [...new Set(named)].slice(0, maxLines);
};

/** Whether a line is one of a visitor's browser; it gets another id when it joins a cart. */
export const isGuestId = (line: string): boolean => line.startsWith('g-') && line.length === 24;
