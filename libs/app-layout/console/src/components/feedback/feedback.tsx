import { useTranslation } from 'react-i18next';
import { Feedback as SharedFeedback } from '@caravan/web-core';

/** Toasts and dialogs that every page of the console can show. */
export const Feedback = () => {
  const { t } = useTranslation('app-layout-console');
  return (
    <SharedFeedback
      texts={{
        confirm: t('feedback.confirm'),
        cancel: t('feedback.cancel'),
        loading: t('feedback.loading'),
        messages: t('feedback.messages'),
        closeMessage: t('feedback.close'),
        offline: t('feedback.offline'),
      }}
    />
  );
};
