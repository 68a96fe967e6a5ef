import { useCallback, useEffect, useRef, useState } from 'react';
import { updateCartLine, type CartLine } from '@caravan/cart-orders/contract';
import { endpointFor } from '@caravan/web-core';

/** Clicks that follow one another faster than this make one call. */
const settleMs = 400;

export interface LineQuantity {
  /** What the shopper wants; the server's word once it is in, or when it refuses. */
  quantity: number;
  /** Amounts in view do not count this quantity yet. */
  saving: boolean;
  change: (quantity: number) => void;
}

/**
 * The quantity of a line, shown at once and saved a moment later. Calls of one line never overtake each other; a refused quantity goes
 * back to what the server has, and its message is the toast.
 */
export const useLineQuantity = (line: Pick<CartLine, 'id' | 'quantity'>, answeredAt: number): LineQuantity => {
  const [update] = endpointFor(updateCartLine).useMutation();
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
      // Unless the cart in view still has to catch up.
      if (savedAt.current === undefined) settle();
      return;
    }
    sending.current = true;
    const result = await update({ params: { id: line.id }, body: { quantity } });
    sending.current = false;
    if (result.data) known.current = result.data.quantity;
    if (timer.current !== undefined) return;
    if (latest.current !== quantity) return send();
    if (result.error) settle();
    else savedAt.current = Date.now();
  }, [line.id, settle, update]);

  // Saved, and the cart in view is younger than that: its amounts count the quantity.
  useEffect(() => {
    if (savedAt.current !== undefined && answeredAt >= savedAt.current && timer.current === undefined) settle();
    if (latest.current === undefined) known.current = line.quantity;
  }, [answeredAt, line.quantity, settle]);

  // Whoever leaves the page within the moment has still said what they want.
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
      timer.current = setTimeout(() => void send(), settleMs);
    },
    [send],
  );

  return { quantity: wanted ?? line.quantity, saving: wanted !== undefined, change };
};
