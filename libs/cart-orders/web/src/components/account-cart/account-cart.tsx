import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuestLines } from '@caravan/cart-orders/api';
import { Page as Column } from '@caravan/ui-kit';
import { LoadFailed } from '@caravan/web-core';
import { CartActionsProvider, useAccountActions } from '../../lib/cart-actions.tsx';
import { useCart } from '../../lib/use-cart.ts';
import { useJoinGuestCart } from '../../lib/use-join-guest-cart.ts';
import { CartSkeleton } from '../cart-skeleton/cart-skeleton.tsx';
import { CartView } from '../cart-view/cart-view.tsx';
import { EmptyCart } from '../empty-cart/empty-cart.tsx';
import { LeftOut } from '../left-out/left-out.tsx';

/** The cart of an account, and the lines of this browser that could not join it. */
export const AccountCart = () => {
  const { t } = useTranslation('cart-orders');
  const actions = useAccountActions();
  const { cart, answeredAt, busy, failed, retry } = useCart();
  const waiting = useGuestLines();
  const { join, reasons, isOver } = useJoinGuestCart();
  const hasWaiting = waiting.length > 0;
  useEffect(() => {
    if (hasWaiting) void join();
  }, [hasWaiting, join]);

  if (failed) {
    return (
      <Column>
        <LoadFailed title={t('failed.title')} text={t('failed.text')} onRetry={retry} />
      </Column>
    );
  }
  const isJoining = hasWaiting && !isOver;
  if (!cart || (cart.items.length === 0 && (isJoining || busy))) return <CartSkeleton />;
  const leftOut =
    hasWaiting && !isJoining ? (
      <LeftOut
        title={t('leftOut.title')}
        lines={waiting}
        reasonOf={({ id }) => reasons.get(id)}
        onRetry={() => void join()}
      />
    ) : null;
  return (
    <CartActionsProvider value={actions}>
      {cart.items.length > 0 ? (
        <CartView cart={cart} answeredAt={answeredAt}>
          {leftOut}
        </CartView>
      ) : (
        <EmptyCart>{leftOut}</EmptyCart>
      )}
    </CartActionsProvider>
  );
};
