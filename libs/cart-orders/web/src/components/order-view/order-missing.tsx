import { useTranslation } from 'react-i18next';
import { cartOrdersPaths } from '@caravan/routes';
import { ButtonLink, ErrorView, Page } from '@caravan/ui-kit';

/** The order does not exist or belongs to someone else. */
export const OrderMissing = () => {
  const { t } = useTranslation('cart-orders');
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
