import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '@caravan/auth/api';
import { useAddToCartMutation } from '@caravan/cart-orders/api';
import { type ParsedNewLine } from '@caravan/cart-orders/contract';
import { authPaths, cartOrdersPaths } from '@caravan/routes';
import { isApiError, useDrafts, useLocation, useNavigate, useOverlay, useSingleFlight } from '@caravan/web-core';
import { keepPendingLine, takePendingLine, type Aim } from './pending-line.ts';

export interface AddToCart {
  /**
   * Resolves to the mutation's result. For a visitor, it keeps the line and leads to login first. With the aim `order`
   * it leads on to the confirmation of an order of this line alone.
   */
  add: (line: ParsedNewLine, aim?: Aim) => Promise<{ data?: unknown; error?: unknown } | undefined>;
  busy: boolean;
  /** The pieces of the line in the cart, if the last line was added and nothing was changed since. */
  added: number | undefined;
  /** Called when the shopper goes on: what was added is said no longer. */
  moveOn: () => void;
}

/** Adds a line to the cart. A visitor's line is added when they return logged in. */
export const useAddToCart = (onAdded?: () => void): AddToCart => {
  const overlay = useOverlay();
  const navigate = useNavigate();
  const drafts = useDrafts();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const { isLogin } = useSession();
  const [send, { isLoading }] = useAddToCartMutation();
  const [added, setAdded] = useState<number>();
  const tellAdded = useRef(onAdded);
  tellAdded.current = onAdded;

  const post = useCallback(
    async (line: ParsedNewLine, aim: Aim) => {
      setAdded(undefined);
      // The server may read the shop's page again, which takes seconds; the overlay blocks changes meanwhile.
      const result = await overlay.during(send({ body: line }));
      if (!result.data) return result;
      tellAdded.current?.();
      if (aim === 'order') await navigate(cartOrdersPaths.confirmOrder.href({ items: result.data.id }));
      else setAdded(result.data.quantity);
      return result;
    },
    [navigate, overlay, send],
  );

  const askForLogin = useCallback(
    (line: ParsedNewLine, aim: Aim) => {
      keepPendingLine(drafts, { page, aim, line });
      void navigate(authPaths.login.href({ next: page, for: aim }));
    },
    [drafts, navigate, page],
  );

  const addOnce = useSingleFlight(async (line: ParsedNewLine, aim: Aim = 'cart') => {
    if (!isLogin) {
      askForLogin(line, aim);
      return undefined;
    }
    const result = await post(line, aim);
    // The session ended while the page was open.
    if (isApiError(result.error) && result.error.status === 401) askForLogin(line, aim);
    return result;
  });

  const resumed = useRef(false);
  useEffect(() => {
    if (!isLogin || resumed.current) return;
    resumed.current = true;
    const pending = takePendingLine(drafts, page);
    if (pending) void post(pending.line, pending.aim);
  }, [drafts, isLogin, page, post]);

  return { add: addOnce, busy: isLoading, added, moveOn: () => setAdded(undefined) };
};
