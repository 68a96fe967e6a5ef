import { useEffect, useRef } from 'react';
import { getCart, type Cart } from '@caravan/cart-orders/contract';
import { endpointFor } from '@caravan/web-core';

/** While the shops are being asked for prices: how soon the cart is looked at again, and how often at most. */
const lookAgainMs = 3_000;
const mostLooks = 20;

export interface CartState {
  /** Undefined until the first answer. */
  cart: Cart | undefined;
  /** When the answer in view came, in ms. */
  answeredAt: number;
  /** There is nothing to show, and why is told. */
  failed: boolean;
  retry: () => void;
}

/** The cart as the server last answered it. */
export const useCart = (): CartState => {
  const { data, isError, fulfilledTimeStamp = 0, refetch } = endpointFor(getCart).useQuery();
  const looks = useRef(0);
  const checking = data?.checking ?? false;

  useEffect(() => {
    if (!checking) looks.current = 0;
    if (!checking || looks.current >= mostLooks) return undefined;
    const timer = setTimeout(() => {
      looks.current += 1;
      void refetch();
    }, lookAgainMs);
    return () => clearTimeout(timer);
  }, [checking, fulfilledTimeStamp, refetch]);

  return { cart: data, answeredAt: fulfilledTimeStamp, failed: isError && data === undefined, retry: () => void refetch() };
};
