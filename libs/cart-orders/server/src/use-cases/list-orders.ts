import { orderStatuses, type OrderPage, type StaffOrdersQuery } from '@caravan/cart-orders/contract';
import { countOrders, pageOfOrders, wholeOrders, type Whose } from '../db/order.repo.ts';
import { withFacts, type ShownOrder } from './find-order.ts';
import type { OrderContext } from './order-context.ts';

/** One page of orders. `counts` covers the search in each status; `total` is the number of orders on all pages. */
export interface FoundOrders extends Pick<OrderPage, 'counts' | 'page' | 'page_size' | 'total'> {
  items: ShownOrder[];
}

export const listOrders = async (
  { db, ...ports }: Pick<OrderContext, 'db' | 'goodsPlaces' | 'refunds'>,
  whose: Whose,
  query: StaffOrdersQuery,
): Promise<FoundOrders> => {
  const { page, page_size } = query;
  const [rows, found] = await Promise.all([pageOfOrders(db, whose, query), countOrders(db, whose, query)]);
  const counts = Object.fromEntries(
    orderStatuses.map((status) => [status, found.get(status) ?? 0]),
  ) as OrderPage['counts'];
  const total = query.status ? counts[query.status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { items: await withFacts(ports, await wholeOrders(db, rows)), page, page_size, total, counts };
};
