import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { authPaths } from '@caravan/auth/contract';
import { addToCart, type ParsedNewLine } from '@caravan/cart-orders/contract';
import { endpointFor, isApiError, useOverlay, useSession, useSingleFlight, useTexts, useToast } from '@caravan/web-core';
import { keepPendingLine, takePendingLine } from './pending-line.ts';

export interface AddToCart {
  /** Resolves to what the mutation answered; for a visitor the line is kept and login comes first. */
  add: (name: string, line: ParsedNewLine) => Promise<{ data?: unknown; error?: unknown } | undefined>;
  busy: boolean;
  /** The last line went into the cart. */
  added: boolean;
}

/** Puts a line into the cart; what a visitor wanted is added as soon as they come back logged in. */
export const useAddToCart = (): AddToCart => {
  const t = useTexts('goods');
  const toast = useToast();
  const overlay = useOverlay();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const { isLogin } = useSession();
  const [send, { isLoading }] = endpointFor(addToCart).useMutation();
  const [added, setAdded] = useState(false);

  const post = useCallback(
    async (name: string, line: ParsedNewLine) => {
      setAdded(false);
      // The server may read the shop's page again, which takes seconds: what is chosen stays what was sent.
      const result = await overlay.during(send({ body: line }));
      if (!result.error) {
        setAdded(true);
        toast.show(t('buy.added', { name }));
      }
      return result;
    },
    [overlay, send, t, toast],
  );

  const askForLogin = useCallback(
    (name: string, line: ParsedNewLine) => {
      keepPendingLine({ page, name, line });
      void navigate(authPaths.login.href({ next: page }));
    },
    [navigate, page],
  );

  const addOnce = useSingleFlight(async (name: string, line: ParsedNewLine) => {
    if (!isLogin) {
      askForLogin(name, line);
      return undefined;
    }
    const result = await post(name, line);
    // The session ended while the page was open.
    if (isApiError(result.error) && result.error.status === 401) askForLogin(name, line);
    return result;
  });

  const resumed = useRef(false);
  useEffect(() => {
    if (!isLogin || resumed.current) return;
    resumed.current = true;
    const pending = takePendingLine(page);
    if (pending) void post(pending.name, pending.line);
  }, [isLogin, page, post]);

  return { add: addOnce, busy: isLoading, added };
};
