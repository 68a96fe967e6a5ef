import { getOrder, type Order } from '@caravan/cart-orders/contract';
import { endpointFor, freshForSeconds, isApiError } from '@caravan/web-core';

export interface OrderState {
  order: Order | undefined;
  /** Nobody's, or somebody else's. */
  missing: boolean;
  failed: boolean;
  retry: () => void;
}

export const useOrder = (number: string): OrderState => {
  const { currentData: order, isError, error, refetch } = endpointFor(getOrder).useQuery({ params: { number } }, { refetchOnMountOrArgChange: freshForSeconds });
  const missing = isError && isApiError(error) && error.status === 404;
  return { order, missing, failed: isError && !missing && order === undefined, retry: () => void refetch() };
};
