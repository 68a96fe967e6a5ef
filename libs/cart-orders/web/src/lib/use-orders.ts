import { useListOrdersQuery } from '@caravan/cart-orders/api';
import { type OrderPage, type OrdersQuery } from '@caravan/cart-orders/contract';
import { freshForSeconds } from '@caravan/web-core';

export interface OrdersState {
  /** The result of this query; undefined until its answer. */
  orders: OrderPage | undefined;
  /** The counts of this query or the previous one, so that the tabs do not flicker. */
  counts: OrderPage['counts'] | undefined;
  failed: boolean;
  retry: () => void;
}

export const useOrders = (query: OrdersQuery): OrdersState => {
  const { data, currentData, isError, refetch } = useListOrdersQuery(
    { query },
    { refetchOnMountOrArgChange: freshForSeconds },
  );
  return {
    orders: currentData,
    counts: data?.counts,
    failed: isError && currentData === undefined,
    retry: () => void refetch(),
  };
};
