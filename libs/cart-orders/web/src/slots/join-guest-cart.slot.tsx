import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cartOrdersPaths } from '@caravan/routes';
import { useLocation, useToast } from '@caravan/web-core';
import { useJoinGuestCart } from '../lib/use-join-guest-cart.ts';

/** These pages put the lines into the cart themselves, and show what became of them. */
const ownPages: readonly string[] = [cartOrdersPaths.cart.href(), cartOrdersPaths.confirmOrder.href()];

/** Puts the lines of the browser into the cart of the shopper, wherever the login led. */
export const Slot = () => {
  const { t } = useTranslation('cart-orders');
  const toast = useToast();
  const { join } = useJoinGuestCart();
  const isElsewhere = !ownPages.includes(useLocation().pathname);
  useEffect(() => {
    if (!isElsewhere) return;
    void join().then((answer) => {
      // Lines that could not join are tried again on every visit; that was said already.
      if (!answer?.isNew) return;
      const { joined, left_out: leftOut } = answer;
      if (joined.length > 0) toast.show(t('guest.joined', { count: joined.length }));
      if (leftOut.length > 0) toast.show(t('guest.leftOut', { count: leftOut.length }), 'warning');
    });
  }, [isElsewhere, join, t, toast]);
  return null;
};
