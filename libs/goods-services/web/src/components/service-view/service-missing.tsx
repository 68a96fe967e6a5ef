import { useTranslation } from 'react-i18next';
import { ButtonLink, ErrorView, Page } from '@caravan/ui-kit';
import { servicesHref } from '../../lib/service-address.ts';

/** The service does not exist or belongs to someone else. */
export const ServiceMissing = () => {
  const { t } = useTranslation('goods-services');
  return (
    <Page>
      <ErrorView
        status={404}
        title={t('service.missing.title')}
        text={t('service.missing.text')}
        action={<ButtonLink to={servicesHref()}>{t('service.missing.action')}</ButtonLink>}
      />
    </Page>
  );
};
