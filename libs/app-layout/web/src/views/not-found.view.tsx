import { useTranslation } from 'react-i18next';
import { appLayoutPaths } from '@caravan/routes';
import { ButtonLink } from '@caravan/ui-kit';
import { LostParcel } from './lost-parcel.tsx';
import styles from './views.module.css';

/** Unknown paths, and pages that found nothing (specification 2.33). */
export const NotFound = () => {
  const { t } = useTranslation('app-layout');
  return (
    <div className={styles.view}>
      <LostParcel />
      <p className={styles.status}>404</p>
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <ButtonLink to={appLayoutPaths.home.href()} size="lg">
        {t('notFound.home')}
      </ButtonLink>
    </div>
  );
};
