import { ButtonLink } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { framePaths } from '../frame.paths.ts';
import { LostParcel } from './lost-parcel.tsx';
import styles from './views.module.css';

/** Any path that nobody knows, and what a page could not find (storefront.md 2). */
export const NotFound = () => {
  const t = useTexts('frame');
  return (
    <div className={styles.view}>
      <LostParcel />
      <p className={styles.status}>404</p>
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <ButtonLink to={framePaths.home.href()} size="lg">
        {t('notFound.home')}
      </ButtonLink>
    </div>
  );
};
