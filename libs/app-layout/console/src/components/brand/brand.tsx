import { useTranslation } from 'react-i18next';
import { tasksConsolePaths } from '@caravan/routes/console';
import { Logo } from '@caravan/ui-kit';
import { Link } from '@caravan/web-core';
import styles from './brand.module.css';

/** The logo with the word that tells the console from the shop. */
export const Brand = () => {
  const { t } = useTranslation('app-layout-console');
  return (
    <Link to={tasksConsolePaths.home.href()} className={styles.brand}>
      <Logo name="Caravan" />
      <span className={styles.word}>{t('brand')}</span>
    </Link>
  );
};
