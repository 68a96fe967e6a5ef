import { useCallback, useEffect, useRef, useState } from 'react';
import { type CartLine } from '@caravan/cart-orders/contract';
import { useCartActions } from './cart-actions.tsx';

/** Quicker clicks than this make one request. */
const debounceMs = 400;

export interface LineQuantity {
  /** The shopper's choice; the server's value after it is saved or refused. */
  quantity: number;
  /** True while the amounts do not include this quantity. */
  saving: boolean;
  change: (quantity: number) => void;
}

/**
 * The quantity of a line: shown at once, saved after a moment. Requests for a line never overlap. After a refusal the
 * quantity returns to the server's value, and a toast shows the reason.
 */
export const useLineQuantity = (line: Pick<CartLine, 'id' | 'quantity'>, answeredAt: number): LineQuantity => {
  const { update } = useCartActions();
  const [wanted, setWanted] = useState<number>();
  const latest = useRef<number>(undefined);
  const known = useRef(line.quantity);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef(false);
  const savedAt = useRef<number>(undefined);

  const settle = useCallback(() => {
    latest.current = undefined;
    savedAt.current = undefined;
    setWanted(undefined);
  }, []);

  const send = useCallback(async (): Promise<void> => {
    timer.current = undefined;
    const quantity = latest.current;
    if (sending.current || quantity === undefined) return;
    if (quantity === known.current) {
      // Otherwise the cart is not up to date yet.
      if (savedAt.current === undefined) settle();
      return;
    }
    sending.current = true;
    const result = await update(line.id, { quantity });
    sending.current = false;
    if (result.data) known.current = result.data.quantity ?? quantity;
    if (timer.current !== undefined) return;
    if (latest.current !== quantity) return send();
    if (result.error) settle();
    else savedAt.current = Date.now();
  }, [line.id, settle, update]);

  // The quantity is saved and the cart is newer: its amounts include the quantity.
  useEffect(() => {
    if (savedAt.current !== undefined && answeredAt >= savedAt.current && timer.current === undefined) settle();
    if (latest.current === undefined) known.current = line.quantity;
  }, [answeredAt, line.quantity, settle]);

  // A shopper who leaves the page early still expects the change to be saved.
  useEffect(
    () => () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      void send();
    },
    [send],
  );

  const change = useCallback(
    (quantity: number) => {
      latest.current = quantity;
      setWanted(quantity);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), debounceMs);
    },
    [send],
  );

  return { quantity: wanted ?? line.quantity, saving: wanted !== undefined, change };
};
