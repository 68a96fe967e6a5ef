import { useTranslation } from 'react-i18next';
import { ButtonLink, ErrorView, Page } from '@caravan/ui-kit';
import { packagesHref } from '../../lib/addresses-of-pages.ts';

/** The package does not exist or belongs to someone else. */
export const PackageMissing = () => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <Page>
      <ErrorView
        status={404}
        title={t('package.missing.title')}
        text={t('package.missing.text')}
        action={<ButtonLink to={packagesHref()}>{t('package.missing.action')}</ButtonLink>}
      />
    </Page>
  );
};
