import { useTranslation } from 'react-i18next';
import { tasksConsolePaths } from '@caravan/routes/console';
import { Button, ButtonLink, ErrorView as KitErrorView } from '@caravan/ui-kit';
import type { ErrorViewProps } from '@caravan/web-core';

const HomeLink = () => {
  const { t } = useTranslation('app-layout-console');
  return (
    <ButtonLink to={tasksConsolePaths.home.href()} variant="secondary">
      {t('error.home')}
    </ButtonLink>
  );
};

/** Unknown paths of the console, and pages that found nothing. */
export const NotFound = () => {
  const { t } = useTranslation('app-layout-console');
  return <KitErrorView status={404} title={t('notFound.title')} text={t('notFound.text')} action={<HomeLink />} />;
};

/** The status of a page's error, with the message of the failed call and the id of the request in the log. */
export const ErrorView = ({ status, message, requestId }: ErrorViewProps) => {
  const { t } = useTranslation('app-layout-console');
  const text = message || t(status === 403 ? 'error.forbidden' : 'error.text');
  return (
    <KitErrorView
      status={status}
      title={t('error.title')}
      text={
        requestId ? (
          <>
            {text} <br />
            {t('error.requestId')} <code>{requestId}</code>
          </>
        ) : (
          text
        )
      }
      action={
        <>
          <Button onClick={() => location.reload()}>{t('error.retry')}</Button>
          <HomeLink />
        </>
      }
    />
  );
};
