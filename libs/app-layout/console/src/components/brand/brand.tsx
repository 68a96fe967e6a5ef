import { useTranslation } from 'react-i18next';
import { tasksConsolePaths } from '@caravan/routes/console';
import { Logo } from '@caravan/ui-kit';
import { Link } from '@caravan/web-core';
import { useShopName } from '../../lib/shop-name.ts';
import styles from './brand.module.css';

/** The mark and the name of the shop, with the word that tells the console from the shop. */
export const Brand = () => {
  const { t } = useTranslation('app-layout-console');
  return (
    <Link to={tasksConsolePaths.home.href()} className={styles.brand}>
      <Logo name={useShopName()} />
      <span className={styles.word}>{t('brand')}</span>
    </Link>
  );
};
