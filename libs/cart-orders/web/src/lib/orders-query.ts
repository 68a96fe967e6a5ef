import { cartOrdersPaths, orderStatuses, type OrdersQuery, type OrderStatus } from '@caravan/cart-orders/contract';
import { defaultPageSize } from '@caravan/kernel';
import { pageOf } from '@caravan/web-core';

/** The longest search that the server takes. */
export const searchMax = 100;

const statusOf = (value: string | null): OrderStatus | undefined => orderStatuses.find((status) => status === value);

const wordsOf = (value: string | null): string | undefined => value?.trim().slice(0, searchMax) || undefined;

/** What the address of the order list asks for; what makes no sense in it is left out. */
export const ordersQueryOf = (search: URLSearchParams): OrdersQuery => {
  const status = statusOf(search.get('status'));
  const q = wordsOf(search.get('q'));
  return { page: pageOf(search), page_size: defaultPageSize, ...(status ? { status } : {}), ...(q ? { q } : {}) };
};

/** The address of an order list; the first page has no number. */
export const ordersHref = ({ status, q, page = 1 }: Partial<OrdersQuery> = {}): string =>
  cartOrdersPaths.orders.href({ status, q, page: page > 1 ? page : undefined });
