import {
  orderStatuses,
  type OrderPage,
  type OrdersQuery,
  type StaffOrderPage,
  type StaffOrdersQuery,
} from '@caravan/cart-orders/contract';
import { pageOfAllOrders } from '../db/all-orders.repo.ts';
import { countOrders, pageOfOrders, wholeOrders } from '../db/order.repo.ts';
import { withFacts, type ShownOrder } from './find-order.ts';
import type { OrderContext } from './order-context.ts';

/** One page of orders. `counts` covers the search in each status; `total` is the number of orders on all pages. */
export interface FoundOrders extends Pick<OrderPage, 'counts' | 'page' | 'page_size' | 'total'> {
  items: ShownOrder[];
}

export const listOrders = async (
  { db, ...ports }: Pick<OrderContext, 'db' | 'goodsPlaces' | 'refunds'>,
  whose: { userId: string },
  query: OrdersQuery,
): Promise<FoundOrders> => {
  const { page, page_size } = query;
  const [rows, found] = await Promise.all([pageOfOrders(db, whose, query), countOrders(db, whose, query)]);
  const counts = Object.fromEntries(
    orderStatuses.map((status) => [status, found.get(status) ?? 0]),
  ) as OrderPage['counts'];
  const total = query.status ? counts[query.status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { items: await withFacts(ports, await wholeOrders(db, rows)), page, page_size, total, counts };
};

/** One page of the orders of all shoppers, for staff. */
export const listAllOrders = async (
  { db, ...ports }: Pick<OrderContext, 'db' | 'goodsPlaces' | 'refunds'>,
  query: StaffOrdersQuery,
): Promise<Omit<StaffOrderPage, 'items'> & { items: ShownOrder[] }> => {
  const { items, ...page } = await pageOfAllOrders(db, query);
  return { ...page, items: await withFacts(ports, await wholeOrders(db, items)) };
};
