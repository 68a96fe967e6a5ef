import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@caravan/auth/api';
import { addGuestLine, useAddToCartMutation } from '@caravan/cart-orders/api/cart';
import { maxGuestLines, maxQuantity, type ParsedNewLine } from '@caravan/cart-orders/contract';
import type { Goods } from '@caravan/goods/contract';
import { firstCharacters } from '@caravan/kernel';
import { authPaths, cartOrdersPaths } from '@caravan/routes';
import {
  isApiError,
  useAppSelector,
  useDrafts,
  useLocation,
  useNavigate,
  useOverlay,
  useSingleFlight,
  useToast,
} from '@caravan/web-core';
import { keepPendingLine, takePendingLine, type Aim } from './pending-line.ts';

type Product = Pick<Goods, 'title' | 'url'>;

export interface AddToCart {
  /**
   * Resolves to the mutation's result. A visitor's line goes into the cart of the browser. With the aim `order` it leads
   * on to the confirmation of an order of this line alone, for a visitor through a login.
   */
  add: (line: ParsedNewLine, aim?: Aim) => Promise<{ data?: unknown; error?: unknown } | undefined>;
  busy: boolean;
  /** The pieces of the line in the cart, if the last line was added and nothing was changed since. */
  added: number | undefined;
  /** Called when the shopper goes on: what was added is said no longer. */
  moveOn: () => void;
}

/** The longest name that the browser keeps with a line. */
const maxName = 200;

/** How the browser finds goods again: by their name and page. */
const foundBy = ({ manual }: ParsedNewLine, product: Product | undefined) => {
  const { name, url } = manual ?? { name: product?.title ?? '', url: product?.url ?? '' };
  return { name: firstCharacters(name, maxName), url };
};

/**
 * Adds a line to the cart: that of the account, or that of a visitor's browser. If the browser keeps nothing, the line
 * is added when the visitor returns logged in.
 */
export const useAddToCart = (product?: Product, onAdded?: () => void): AddToCart => {
  const { t } = useTranslation('product');
  const toast = useToast();
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

  /** A session that ended while the page was open is no visitor's: its line waits for the login. */
  const isVisitor = useAppSelector(({ session }) => session.account === null);
  const keep = (line: ParsedNewLine, aim: Aim) => {
    const kept = isVisitor ? addGuestLine({ ...foundBy(line, product), line }) : 'no_storage';
    if (kept === 'no_storage') {
      askForLogin(line, aim);
      return undefined;
    }
    if (kept === 'guest_cart_full' || kept === 'too_many_pieces') {
      const isFull = kept === 'guest_cart_full';
      const message = isFull
        ? t('buy.guestFull', { max: maxGuestLines })
        : t('buy.tooManyPieces', { max: maxQuantity });
      toast.show(message, 'warning');
      return { error: kept };
    }
    onAdded?.();
    const next = cartOrdersPaths.confirmOrder.href({ items: kept.id });
    if (aim === 'order') void navigate(authPaths.login.href({ next, for: aim }));
    else setAdded(kept.line.quantity);
    return { data: kept };
  };

  const addOnce = useSingleFlight(async (line: ParsedNewLine, aim: Aim = 'cart') => {
    if (!isLogin) return keep(line, aim);
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
