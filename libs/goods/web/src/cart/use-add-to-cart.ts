import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '@caravan/auth/api';
import { authPaths } from '@caravan/auth/contract';
import { useAddToCartMutation } from '@caravan/cart-orders/api';
import { type ParsedNewLine } from '@caravan/cart-orders/contract';
import { isApiError, useOverlay, useSingleFlight, useToast } from '@caravan/web-core';
import { keepPendingLine, takePendingLine } from './pending-line.ts';

export interface AddToCart {
  /** Resolves to the mutation's result. For a visitor, it keeps the line and leads to login first. */
  add: (name: string, line: ParsedNewLine) => Promise<{ data?: unknown; error?: unknown } | undefined>;
  busy: boolean;
  /** True if the last line was added to the cart. */
  added: boolean;
}

/** Adds a line to the cart. A visitor's line is added when they return logged in. */
export const useAddToCart = (): AddToCart => {
  const { t } = useTranslation('goods');
  const toast = useToast();
  const overlay = useOverlay();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const { isLogin } = useSession();
  const [send, { isLoading }] = useAddToCartMutation();
  const [added, setAdded] = useState(false);

  const post = useCallback(
    async (name: string, line: ParsedNewLine) => {
      setAdded(false);
      // The server may read the shop's page again, which takes seconds; the overlay blocks changes meanwhile.
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
