import { useTranslation } from 'react-i18next';
import { cartOrdersReasons } from '@caravan/cart-orders/contract';
import { reasonText } from '@caravan/kernel';
import { authPaths, cartOrdersPaths } from '@caravan/routes';
import { Banner, Button, ButtonLink, Page as Column, Stack } from '@caravan/ui-kit';
import { LoadFailed, useLanguage } from '@caravan/web-core';
import { CartActionsProvider, useGuestActions } from '../../lib/cart-actions.tsx';
import { useGuestCart } from '../../lib/use-guest-cart.ts';
import { CartSkeleton } from '../cart-skeleton/cart-skeleton.tsx';
import { CartView } from '../cart-view/cart-view.tsx';
import { EmptyCart } from '../empty-cart/empty-cart.tsx';
import { LeftOut } from '../left-out/left-out.tsx';

/** The cart of a visitor, which the browser keeps: the login is asked for at the checkout. */
export const GuestCart = () => {
  const { t } = useTranslation('cart-orders');
  const language = useLanguage();
  const actions = useGuestActions();
  const { cart, answeredAt, isEmpty, unknown, broken, forgetBroken, failed, retry } = useGuestCart();
  if (failed) {
    return (
      <Column>
        <LoadFailed title={t('failed.title')} text={t('guest.failed')} onRetry={retry} />
      </Column>
    );
  }
  if (!cart && !isEmpty) return <CartSkeleton />;
  const hasLines = cart !== undefined && cart.items.length > 0 && !isEmpty;
  const notes = (
    <Stack gap="4">
      <Banner
        action={
          <ButtonLink size="sm" variant="secondary" to={authPaths.login.href({ next: cartOrdersPaths.cart.href() })}>
            {t('guest.login')}
          </ButtonLink>
        }
      >
        {t(hasLines ? 'guest.kept' : 'guest.mine')}
      </Banner>
      {broken > 0 ? (
        <Banner
          tone="warning"
          live="status"
          action={
            <Button size="sm" variant="secondary" onClick={forgetBroken}>
              {t('guest.forget')}
            </Button>
          }
        >
          {t('guest.broken', { count: broken })}
        </Banner>
      ) : null}
      {unknown.length > 0 ? (
        <LeftOut
          title={t('leftOut.title')}
          lines={unknown}
          reasonOf={() => reasonText('snapshot_unknown', language, cartOrdersReasons)}
        />
      ) : null}
    </Stack>
  );
  return (
    <CartActionsProvider value={actions}>
      {hasLines ? (
        <CartView cart={cart} answeredAt={answeredAt}>
          {notes}
        </CartView>
      ) : (
        <EmptyCart>{notes}</EmptyCart>
      )}
    </CartActionsProvider>
  );
};
