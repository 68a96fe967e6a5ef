import { ButtonLink, EmptyCartDrawing, EmptyState, Page } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

/** Where the link search is. */
const home = '/';

export const EmptyCart = () => {
  const t = useTexts('cart-orders');
  return (
    <Page>
      <EmptyState drawing={<EmptyCartDrawing size="lg" />} title={t('empty.title')} level={1} action={<ButtonLink to={home}>{t('empty.action')}</ButtonLink>}>
        {t('empty.text')}
      </EmptyState>
    </Page>
  );
};
