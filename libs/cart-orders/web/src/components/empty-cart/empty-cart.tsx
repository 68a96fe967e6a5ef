import { useTranslation } from 'react-i18next';
import { ButtonLink, EmptyCartDrawing, EmptyState, Page } from '@caravan/ui-kit';

/** The page with the link search. */
const home = '/';

export const EmptyCart = () => {
  const { t } = useTranslation('cart-orders');
  return (
    <Page>
      <EmptyState
        drawing={<EmptyCartDrawing size="lg" />}
        title={t('empty.title')}
        level={1}
        action={<ButtonLink to={home}>{t('empty.action')}</ButtonLink>}
      >
        {t('empty.text')}
      </EmptyState>
    </Page>
  );
};
