import { useTranslation } from 'react-i18next';
import { Feedback as SharedFeedback, lazyPart } from '@caravan/web-core';

/** Only a notice of a feature that is not open shows it. */
const Service = lazyPart(async () => (await import('./service.tsx')).Service);

/** Toasts and dialogs that every page of the storefront can show. */
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
      service={<Service />}
    />
  );
};
