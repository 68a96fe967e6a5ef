import { useTranslation } from 'react-i18next';
import { Icon } from '@caravan/ui-kit';
import { useOnline } from '@caravan/web-core';
import styles from './offline-banner.module.css';

/** The live region is always in the page, so that screen readers announce its text when it appears. */
export const OfflineBanner = () => {
  const { t } = useTranslation('app-layout');
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.region}>
      {isOnline ? null : (
        <p className={styles.banner}>
          <Icon name="offline" size="sm" />
          {t('offline')}
        </p>
      )}
    </div>
  );
};
