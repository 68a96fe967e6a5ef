import { Icon } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { useWebsite } from '../../lib/site-data.ts';
import styles from './footer.module.css';

/** The service address, at any hour. */
export const Contact = () => {
  const t = useTexts('frame');
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
