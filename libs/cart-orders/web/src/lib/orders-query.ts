import { orderGroups, type OrderGroup, type OrdersQuery } from '@caravan/cart-orders/contract';
import { defaultPageSize, firstCharacters } from '@caravan/kernel';
import { cartOrdersPaths } from '@caravan/routes';
import { pageOf } from '@caravan/web-core';

/** The server's maximum length of a search. */
export const searchMax = 100;

const statusOf = (value: string | null): OrderGroup | undefined => orderGroups.find((group) => group === value);

const wordsOf = (value: string | null): string | undefined =>
  firstCharacters(value?.trim() ?? '', searchMax) || undefined;

/** The query of the order list's address; invalid parts are ignored. */
export const ordersQueryOf = (search: URLSearchParams): OrdersQuery => {
  const status = statusOf(search.get('status'));
  const q = wordsOf(search.get('q'));
  return { page: pageOf(search), page_size: defaultPageSize, ...(status ? { status } : {}), ...(q ? { q } : {}) };
};

/** The address of an order list; the first page has no number. */
export const ordersHref = ({ status, q, page = 1 }: Partial<OrdersQuery> = {}): string =>
  cartOrdersPaths.orders.href({ status, q, page: page > 1 ? page : undefined });
