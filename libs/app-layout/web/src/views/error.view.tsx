import { useTranslation } from 'react-i18next';
import { appLayoutPaths } from '@caravan/routes';
import { Button, ButtonLink } from '@caravan/ui-kit';
import { type ErrorViewProps } from '@caravan/web-core';
import { LostParcel } from './lost-parcel.tsx';
import styles from './views.module.css';

const textKeys = { 403: 'error.text.forbidden', 429: 'error.text.tooMany', 503: 'error.text.busy' } as const;

const textKeyOf = (status: number) =>
  status in textKeys ? textKeys[status as keyof typeof textKeys] : 'error.text.other';

/**
 * The status of a route's error, with the message of the failed call or our text, and the id of the request in
 * the log (specification 21.5).
 */
export const ErrorView = ({ status, message, requestId }: ErrorViewProps) => {
  const { t } = useTranslation('app-layout');
  return (
    <div className={styles.view}>
      <LostParcel />
      <p className={styles.status}>{t('error.status', { status })}</p>
      <h1 className={styles.title}>{t('error.title')}</h1>
      <p className={styles.text}>{message || t(textKeyOf(status))}</p>
      {requestId ? (
        <p className={styles.request}>
          {t('error.requestId')} <code>{requestId}</code>
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button size="lg" onClick={() => location.reload()}>
          {t('error.retry')}
        </Button>
        <ButtonLink to={appLayoutPaths.home.href()} size="lg" variant="secondary">
          {t('error.home')}
        </ButtonLink>
      </div>
    </div>
  );
};
