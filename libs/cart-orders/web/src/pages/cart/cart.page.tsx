import { cartApi } from '@caravan/cart-orders/api';
import { cartOrdersPaths } from '@caravan/routes';
import { loadPage, useAppSelector, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountCart } from '../../components/account-cart/account-cart.tsx';
import { GuestCart } from '../../components/guest-cart/guest-cart.tsx';

export const loader = async (context: PageContext): Promise<void> => {
  if (context.store.getState().session.isLogin) await loadPage(context, cartApi.endpoints.getCart.initiate());
};

export const meta = ({ t }: PageContext<'cart-orders'>): PageMeta => ({
  title: t('title'),
  description: t('description'),
  canonical: cartOrdersPaths.cart.href(),
});

/** The cart of the account, or that of a visitor's browser. */
export const Page = () => (useAppSelector(({ session }) => session.isLogin) ? <AccountCart /> : <GuestCart />);
