import { Icon } from '@caravan/ui-kit';
import { useOnline, useTexts } from '@caravan/web-core';
import styles from './offline-banner.module.css';

/** The live region is always there, so that its words are read out when they come. */
export const OfflineBanner = () => {
  const t = useTexts('frame');
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
