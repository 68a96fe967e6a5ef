import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { ButtonLink, ErrorView, Page } from '@caravan/ui-kit';

/** The goods were sent, or belong to someone else. */
export const ItemMissing = () => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <Page>
      <ErrorView
        status={404}
        title={t('goods.missing.title')}
        text={t('goods.missing.text')}
        action={<ButtonLink to={warehousePackagesPaths.store.href()}>{t('goods.missing.action')}</ButtonLink>}
      />
    </Page>
  );
};
