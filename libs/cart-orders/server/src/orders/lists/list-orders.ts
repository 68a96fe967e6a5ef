import {
  orderGroups,
  type OrderPage,
  type OrdersQuery,
  type OrderSummary,
  type StaffOrderPage,
  type StaffOrdersQuery,
} from '@caravan/cart-orders/contract';
import { pageOfAllOrders } from './all-orders.repo.ts';
import { listedOrders, type OwnRow } from './order-list.repo.ts';
import { ownOrdersQuery } from './own-orders.repo.ts';
import { presentStaffSummary, presentSummary } from './present-summary.ts';
import { findPlaces } from '../find-order.ts';
import type { OrderContext } from '../../work/order-context.ts';

/** About how many lines are read at once, so that other calls need not wait for a page of large orders. */
const linesAtOnce = 2_000;

/** The orders of a page in parts of about `linesAtOnce` lines. */
const inParts = (rows: readonly OwnRow[]): OwnRow[][] => {
  let lines = 0;
  const parts = Map.groupBy(rows, ({ goods }) => {
    lines += goods.lines;
    return Math.floor(lines / linesAtOnce);
  });
  return [...parts.values()];
};

/** Lists the orders of a shopper. `counts` covers the search in each group; `total` is the number on all pages. */
export const orderList = ({
  db,
  clock,
  ...ports
}: Pick<OrderContext, 'clock' | 'db' | 'goodsPlaces'>): ((
  userId: string,
  query: OrdersQuery,
) => Promise<OrderPage>) => {
  const pages = ownOrdersQuery({ db, ...ports });
  const read = listedOrders(db);
  return async (userId, query) => {
    const { page, page_size, status } = query;
    const { rows, counts: found } = await pages(userId, query);
    const counts = Object.fromEntries(orderGroups.map((one) => [one, found[one] ?? 0])) as OrderPage['counts'];
    const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
    const now = clock();
    const items: OrderSummary[] = [];
    for (const part of inParts(rows)) {
      const listed = await read(part);
      const places = await findPlaces(ports, listed);
      items.push(...listed.map((order) => presentSummary(order, places, now)));
    }
    return { items, page, page_size, total, counts };
  };
};

/** One page of the orders of all shoppers, for staff. */
export const listAllOrders = async (
  { db }: Pick<OrderContext, 'db'>,
  query: StaffOrdersQuery,
): Promise<StaffOrderPage> => {
  const { items, ...page } = await pageOfAllOrders(db, query);
  return { ...page, items: items.map(presentStaffSummary) };
};
