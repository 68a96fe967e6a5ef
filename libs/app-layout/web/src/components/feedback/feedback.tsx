import { useTranslation } from 'react-i18next';
import { Link } from '@caravan/ui-kit';
import { Feedback as SharedFeedback } from '@caravan/web-core';
import { useWebsite } from '../../lib/site-data.ts';

/** The way to the service; nothing while the website's data is missing. */
const ServiceAddress = () => {
  const email = useWebsite()?.SERVICE_EMAIL;
  return email ? (
    <p>
      <Link href={`mailto:${email}`}>{email}</Link>
    </p>
  ) : null;
};

/** What every page of the storefront can show. */
export const Feedback = () => {
  const { t } = useTranslation('app-layout');
  return (
    <SharedFeedback
      texts={{
        confirm: t('notice.confirm'),
        cancel: t('notice.cancel'),
        loading: t('overlay'),
        messages: t('toasts.label'),
        closeMessage: t('toasts.close'),
        offline: t('offline'),
      }}
      service={<ServiceAddress />}
    />
  );
};
