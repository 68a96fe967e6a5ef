import {
  orderStatuses,
  type OrderPage,
  type OrdersQuery,
  type StaffOrderPage,
  type StaffOrdersQuery,
} from '@caravan/cart-orders/contract';
import { pageOfAllOrders } from '../db/all-orders.repo.ts';
import { preparedOrderParts } from '../db/order-parts.repo.ts';
import { wholeOrders } from '../db/order.repo.ts';
import { ownOrdersQuery } from '../db/own-orders.repo.ts';
import { withFacts, type ShownOrder } from './find-order.ts';
import type { OrderContext } from './order-context.ts';

/** One page of orders. `counts` covers the search in each status; `total` is the number of orders on all pages. */
export interface FoundOrders extends Pick<OrderPage, 'counts' | 'page' | 'page_size' | 'total'> {
  items: ShownOrder[];
}

/** Lists the orders of a shopper. */
export const orderList = ({
  db,
  ...ports
}: Pick<OrderContext, 'db' | 'goodsPlaces' | 'refunds'>): ((
  userId: string,
  query: OrdersQuery,
) => Promise<FoundOrders>) => {
  const pages = ownOrdersQuery(db);
  const parts = preparedOrderParts(db);
  return async (userId, query) => {
    const { page, page_size, status } = query;
    const { rows, counts: found } = await pages(userId, query);
    const counts = Object.fromEntries(orderStatuses.map((one) => [one, found.get(one) ?? 0])) as OrderPage['counts'];
    const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
    return { items: await withFacts(ports, await wholeOrders(db, rows, parts)), page, page_size, total, counts };
  };
};

/** One page of the orders of all shoppers, for staff. */
export const listAllOrders = async (
  { db, ...ports }: Pick<OrderContext, 'db' | 'goodsPlaces' | 'refunds'>,
  query: StaffOrdersQuery,
): Promise<Omit<StaffOrderPage, 'items'> & { items: ShownOrder[] }> => {
  const { items, ...page } = await pageOfAllOrders(db, query);
  return { ...page, items: await withFacts(ports, await wholeOrders(db, items)) };
};
