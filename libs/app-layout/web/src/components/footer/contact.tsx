import { useTranslation } from 'react-i18next';
import { Icon } from '@caravan/ui-kit';
import { useWebsite } from '../../lib/site-data.ts';
import styles from './footer.module.css';

/** The service address. */
export const Contact = () => {
  const { t } = useTranslation('app-layout');
  const email = useWebsite()?.SERVICE_EMAIL;
  return (
    <div>
      <h2 className={styles.title}>{t('footer.contact')}</h2>
      {email ? (
        <a className={styles.mail} href={`mailto:${email}`}>
          <Icon name="mail" size="sm" />
          {email}
        </a>
      ) : null}
    </div>
  );
};
