import { useGetOrderQuery } from '@caravan/cart-orders/api';
import { type Order } from '@caravan/cart-orders/contract';
import { freshForSeconds, isApiError } from '@caravan/web-core';

export interface OrderState {
  order: Order | undefined;
  /** The order does not exist or belongs to someone else. */
  missing: boolean;
  failed: boolean;
  retry: () => void;
}

export const useOrder = (number: string): OrderState => {
  const {
    currentData: order,
    isError,
    error,
    refetch,
  } = useGetOrderQuery({ params: { number } }, { refetchOnMountOrArgChange: freshForSeconds });
  const missing = isError && isApiError(error) && error.status === 404;
  return { order, missing, failed: isError && !missing && order === undefined, retry: () => void refetch() };
};
