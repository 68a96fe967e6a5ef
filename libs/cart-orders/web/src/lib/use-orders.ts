import { listOrders, type OrderPage, type OrdersQuery } from '@caravan/cart-orders/contract';
import { endpointFor, freshForSeconds } from '@caravan/web-core';

export interface OrdersState {
  /** Of this very query; undefined until its answer. */
  orders: OrderPage | undefined;
  /** Of this query or the one before, so that tabs do not flicker. */
  counts: OrderPage['counts'] | undefined;
  failed: boolean;
  retry: () => void;
}

export const useOrders = (query: OrdersQuery): OrdersState => {
  const { data, currentData, isError, refetch } = endpointFor(listOrders).useQuery({ query }, { refetchOnMountOrArgChange: freshForSeconds });
  return { orders: currentData, counts: data?.counts, failed: isError && currentData === undefined, retry: () => void refetch() };
};
