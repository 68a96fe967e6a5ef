import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, EmptyCartDrawing, EmptyState, Page, Stack } from '@caravan/ui-kit';

/** The page with the link search. */
const home = '/';

/** Nothing in the cart; `children` say what is kept elsewhere. */
export const EmptyCart = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation('cart-orders');
  return (
    <Page>
      <Stack gap="4">
        {children}
        <EmptyState
          drawing={<EmptyCartDrawing size="lg" />}
          title={t('empty.title')}
          level={1}
          action={<ButtonLink to={home}>{t('empty.action')}</ButtonLink>}
        >
          {t('empty.text')}
        </EmptyState>
      </Stack>
    </Page>
  );
};
