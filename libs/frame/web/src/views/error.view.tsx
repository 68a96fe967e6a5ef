import { Button, ButtonLink } from '@caravan/ui-kit';
import { useTexts, type ErrorViewProps } from '@caravan/web-core';
import { framePaths } from '../frame.paths.ts';
import { LostParcel } from './lost-parcel.tsx';
import styles from './views.module.css';

/** What a route failed for: its status and message (storefront.md 8). */
export const ErrorView = ({ status, message }: ErrorViewProps) => {
  const t = useTexts('frame');
  return (
    <div className={styles.view}>
      <LostParcel />
      <p className={styles.status}>{t('error.status', { status })}</p>
      <h1 className={styles.title}>{t('error.title')}</h1>
      <p className={styles.text}>{message || t('error.noMessage')}</p>
      <div className={styles.actions}>
        <Button size="lg" onClick={() => location.reload()}>
          {t('error.retry')}
        </Button>
        <ButtonLink to={framePaths.home.href()} size="lg" variant="secondary">
          {t('error.home')}
        </ButtonLink>
      </div>
    </div>
  );
};
