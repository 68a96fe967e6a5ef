import { cartOrdersPaths } from '@caravan/cart-orders/contract';
import { ButtonLink, ErrorView, Page } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

/** There is no such order, or it is somebody else's. */
export const OrderMissing = () => {
  const t = useTexts('cart-orders');
  return (
    <Page>
      <ErrorView
        status={404}
        title={t('order.missing.title')}
        text={t('order.missing.text')}
        action={<ButtonLink to={cartOrdersPaths.orders.href()}>{t('order.missing.action')}</ButtonLink>}
      />
    </Page>
  );
};
