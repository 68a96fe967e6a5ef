import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { contentPaths, logisticsPaths } from '@caravan/routes';
import { Page } from '@caravan/ui-kit';
import { Link, useMeasureFooter } from '@caravan/web-core';
import { useSiteName } from '../../lib/site-data.ts';
import { PlaceButton } from '../place/place-button.tsx';
import { Appearance } from './appearance.tsx';
import { ArticleGroups } from './article-groups.tsx';
import { Contact } from './contact.tsx';
import styles from './footer.module.css';
import { Socials } from './socials.tsx';

export const Footer = () => {
  const { t } = useTranslation('app-layout');
  const footer = useRef<HTMLElement>(null);
  useMeasureFooter(footer);
  return (
    <footer ref={footer} className={styles.footer}>
      <Page space="none">
        <div className={styles.columns}>
          <ArticleGroups />
          <div className={styles.reach}>
            <Contact />
            <Socials />
          </div>
        </div>
        <div className={styles.last}>
          <div className={styles.house}>
            <Copyright />
            <Logistics />
            <Link to={contentPaths.about.href()} className={styles.link}>
              {t('footer.about')}
            </Link>
          </div>
          <div className={styles.preferences}>
            <PlaceButton />
            <Appearance />
          </div>
        </div>
      </Page>
    </footer>
  );
};

/** The link to the service for sellers (specification 3.13). */
const Logistics = () => {
  const { t } = useTranslation('app-layout');
  return (
    <Link to={logisticsPaths.landing.href()} className={styles.link}>
      {t('header.logistics')}
    </Link>
  );
};

export const Copyright = () => {
  const { t } = useTranslation('app-layout');
  const name = useSiteName();
  return <p>{t('footer.copyright', { name })}</p>;
};
