import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  changeGuestLines,
  isGuestCartShort,
  readGuestLines,
  useRemoveFromCartMutation,
  useUpdateCartLineMutation,
} from '@caravan/cart-orders/api';
import { cartOrdersReasons, type KeptGuestLine, type LinePatch } from '@caravan/cart-orders/contract';
import { reasonText } from '@caravan/kernel';
import { authPaths, cartOrdersPaths } from '@caravan/routes';
import { useLanguage, useToast } from '@caravan/web-core';

/** The actions of a page on the lines of its cart, which is the server's or the browser's. */
export interface CartActions {
  /** Changes a line, and answers its quantity then. */
  update: (id: string, patch: LinePatch) => Promise<{ data?: { quantity?: number | undefined }; error?: unknown }>;
  remove: (ids: readonly string[]) => Promise<{ error?: unknown }>;
  /** The page that orders these lines. */
  checkoutHref: (ids: readonly string[]) => string;
}

const confirmHref = (ids: readonly string[]): string => cartOrdersPaths.confirmOrder.href({ items: ids.join(',') });

const CartActionsContext = createContext<CartActions | undefined>(undefined);
export const CartActionsProvider = CartActionsContext.Provider;

export const useCartActions = (): CartActions => {
  const actions = useContext(CartActionsContext);
  if (!actions) throw new Error('a cart without its actions');
  return actions;
};

export const useAccountActions = (): CartActions => {
  const [update] = useUpdateCartLineMutation();
  const [remove] = useRemoveFromCartMutation();
  return useMemo(
    () => ({
      update: (id, body) => update({ params: { id }, body }),
      remove: (ids) => remove({ body: { ids: [...ids] } }),
      checkoutHref: confirmHref,
    }),
    [remove, update],
  );
};

const notKept = { error: 'no_storage' };

/** The cart of a browser. An order needs a login first, which leads back to the checkout of these lines. */
export const useGuestActions = (): CartActions => {
  const { t } = useTranslation('cart-orders');
  const language = useLanguage();
  const toast = useToast();
  return useMemo(() => {
    const change = (made: (lines: KeptGuestLine[]) => KeptGuestLine[]): boolean => {
      const isKept = changeGuestLines(made);
      if (!isKept) toast.show(t('guest.noStorage'), 'warning');
      return isKept;
    };
    return {
      async update(id, patch) {
        const patched = (lines: KeptGuestLine[]) =>
          lines.map((kept) => (kept.id === id ? { ...kept, line: { ...kept.line, ...patch } } : kept));
        // As in the cart of an account, a text is refused that makes the cart too long.
        if ((patch.note || patch.photo?.note) && !isGuestCartShort(patched(readGuestLines(null)))) {
          toast.show(reasonText('cart_too_long', language, cartOrdersReasons), 'warning');
          return notKept;
        }
        const isKept = change(patched);
        return isKept ? { data: { quantity: patch.quantity } } : notKept;
      },
      remove: async (ids) => (change((lines) => lines.filter(({ id }) => !ids.includes(id))) ? {} : notKept),
      checkoutHref: (ids) => authPaths.login.href({ next: confirmHref(ids), for: 'order' }),
    };
  }, [language, t, toast]);
};
