import { useCallback, useEffect, useRef, useState } from 'react';
import { changeGuestLines, isGuestCartBroken, useGuestLines, useShowGuestCartMutation } from '@caravan/cart-orders/api';
import { maxGuestLines, type KeptGuestLine, type ShownGuestCart } from '@caravan/cart-orders/contract';
import { useHydrated } from '@caravan/ui-kit';
import { checkedGuestLines } from './checked-guest-lines.ts';

export interface GuestCartState {
  /** The cart at the prices of the snapshots; undefined until the first answer, and without lines. */
  cart: ShownGuestCart | undefined;
  /** Time of the last answer, in ms. */
  answeredAt: number;
  isEmpty: boolean;
  /** Lines whose product is not known any more. */
  unknown: KeptGuestLine[];
  /** How many lines cannot be read, because something else than this shop has written them. */
  broken: number;
  forgetBroken: () => void;
  failed: boolean;
  retry: () => void;
}

interface Answer {
  cart: ShownGuestCart;
  at: number;
}

/** The lines of the browser, and the cart that the server makes of them whenever they change. */
export const useGuestCart = (): GuestCartState => {
  const lines = useGuestLines();
  const isHydrated = useHydrated();
  const [ask] = useShowGuestCartMutation();
  const [answer, setAnswer] = useState<Answer>();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState(false);
  const round = useRef(0);

  const read = useCallback(async () => {
    round.current += 1;
    const thisRound = round.current;
    setFailed(false);
    const checked = await checkedGuestLines(lines);
    const sent = checked.lines.slice(0, maxGuestLines).map(({ id, line }) => ({ id, line }));
    const { data } = sent.length > 0 ? await ask({ body: { lines: sent } }) : { data: undefined };
    if (round.current !== thisRound) return;
    setBroken(checked.broken);
    if (data) setAnswer({ cart: data, at: Date.now() });
    else if (sent.length > 0) setFailed(true);
  }, [ask, lines]);

  useEffect(() => {
    void read();
    return () => {
      round.current += 1;
    };
  }, [read]);

  const unknown = new Set(answer?.cart.unknown);
  return {
    cart: answer?.cart,
    answeredAt: answer?.at ?? 0,
    isEmpty: isHydrated && lines.length === broken.length,
    unknown: lines.filter(({ id }) => unknown.has(id)),
    broken: broken.length || Number(isHydrated && isGuestCartBroken()),
    // No change keeps entries that are no lines.
    forgetBroken: () => void changeGuestLines((all) => all.filter(({ id }) => !broken.includes(id))),
    failed: failed && answer === undefined,
    retry: () => void read(),
  };
};
