import { useTranslation } from 'react-i18next';
import { cartOrdersApi } from '@caravan/cart-orders/api';
import { cartOrdersPaths } from '@caravan/routes';
import { Page as Column } from '@caravan/ui-kit';
import { LoadFailed, loadPage, type PageContext, type PageMeta } from '@caravan/web-core';
import { CartSkeleton } from '../../components/cart-skeleton/cart-skeleton.tsx';
import { CartView } from '../../components/cart-view/cart-view.tsx';
import { EmptyCart } from '../../components/empty-cart/empty-cart.tsx';
import { useCart } from '../../lib/use-cart.ts';

export const loader = (context: PageContext): Promise<void> =>
  loadPage(context, cartOrdersApi.endpoints.getCart.initiate());

export const meta = ({ t }: PageContext<'cart-orders'>): PageMeta => ({
  title: t('title'),
  description: t('description'),
  canonical: cartOrdersPaths.cart.href(),
});

export const Page = () => {
  const { t } = useTranslation('cart-orders');
  const { cart, answeredAt, failed, retry } = useCart();
  if (failed) {
    return (
      <Column>
        <LoadFailed title={t('failed.title')} text={t('failed.text')} onRetry={retry} />
      </Column>
    );
  }
  if (!cart) return <CartSkeleton />;
  return cart.items.length ? <CartView cart={cart} answeredAt={answeredAt} /> : <EmptyCart />;
};
