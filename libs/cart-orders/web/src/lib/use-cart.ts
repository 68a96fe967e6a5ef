import { useEffect, useRef } from 'react';
import { useGetCartQuery } from '@caravan/cart-orders/api';
import { type Cart } from '@caravan/cart-orders/contract';

/** Polling while the shops' prices are being read: the interval and the maximum number of requests. */
const pollMs = 3_000;
const maxPolls = 20;

export interface CartState {
  /** Undefined until the first answer. */
  cart: Cart | undefined;
  /** Time of the last answer, in ms. */
  answeredAt: number;
  /** True while the server is asked. */
  busy: boolean;
  /** True if loading failed and there is no earlier answer. */
  failed: boolean;
  retry: () => void;
}

/** The cart as the server last answered it. */
export const useCart = (): CartState => {
  const { data, isError, isFetching, fulfilledTimeStamp = 0, refetch } = useGetCartQuery();
  const polls = useRef(0);
  const checking = data?.checking ?? false;

  useEffect(() => {
    if (!checking) polls.current = 0;
    if (!checking || polls.current >= maxPolls) return undefined;
    const timer = setTimeout(() => {
      polls.current += 1;
      void refetch();
    }, pollMs);
    return () => clearTimeout(timer);
  }, [checking, fulfilledTimeStamp, refetch]);

  return {
    cart: data,
    answeredAt: fulfilledTimeStamp,
    busy: isFetching,
    failed: isError && data === undefined,
    retry: () => void refetch(),
  };
};
