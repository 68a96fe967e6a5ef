import { useCallback, useState } from 'react';
import type { OrderSummary } from '@caravan/cart-orders/contract';

export interface ChosenOrders {
  chosen: readonly OrderSummary[];
  choose: (number: string, isChosen: boolean) => void;
  clear: () => void;
}

/**
 * The orders on this page that the shopper selected for one payment. It drops orders that are paid or cancelled
 * meanwhile, or on another page.
 */
export const useChosenOrders = (orders: readonly OrderSummary[]): ChosenOrders => {
  const [numbers, setNumbers] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback(
    (number: string, isChosen: boolean) =>
      setNumbers((before) => new Set(isChosen ? [...before, number] : [...before].filter((one) => one !== number))),
    [],
  );
  const clear = useCallback(() => setNumbers(new Set()), []);
  return {
    chosen: orders.filter((order) => numbers.has(order.number) && order.actions.includes('pay')),
    choose,
    clear,
  };
};
