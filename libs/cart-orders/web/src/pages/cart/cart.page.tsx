import { cartOrdersPaths, getCart } from '@caravan/cart-orders/contract';
import { endpointFor, load, type PageContext, type PageMeta } from '@caravan/web-core';
import { CartSkeleton } from '../../components/cart-skeleton/cart-skeleton.tsx';
import { CartView } from '../../components/cart-view/cart-view.tsx';
import { EmptyCart } from '../../components/empty-cart/empty-cart.tsx';
import { LoadFailed } from '../../components/load-failed/load-failed.tsx';
import { useCart } from '../../lib/use-cart.ts';

/** The server renders the cart itself; in the browser the page opens at once and shows its skeleton until the cart is there. */
export const loader = async ({ store }: PageContext): Promise<void> => {
  const loading = load(store, endpointFor(getCart).initiate());
  if (typeof document === 'undefined') await loading;
};

export const meta = ({ t }: PageContext): PageMeta => ({
  title: t('title'),
  description: t('description'),
  canonical: cartOrdersPaths.cart.href(),
});

export const Page = () => {
  const { cart, answeredAt, failed, retry } = useCart();
  if (failed) return <LoadFailed texts="failed" onRetry={retry} />;
  if (!cart) return <CartSkeleton />;
  return cart.items.length ? <CartView cart={cart} answeredAt={answeredAt} /> : <EmptyCart />;
};
