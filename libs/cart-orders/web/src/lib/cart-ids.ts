import { maxLines } from '@caravan/cart-orders/contract';

/** What a line's id may look like; anything else in an address is somebody's typing. */
const id = /^[A-Za-z0-9_-]{1,64}$/;

/** The lines that `?items=a,b` names, each once. */
export const cartIdsOf = (search: URLSearchParams): string[] => {
  const named = (search.get('items') ?? '').split(',').filter((one) => id.test(one));
  return [...new Set(named)].slice(0, maxLines);
};
