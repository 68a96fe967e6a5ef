import { useTranslation } from 'react-i18next';
import { ButtonLink, Page } from '@caravan/ui-kit';
import { enquiryId } from '../../lib/enquiry-id.ts';
import styles from './hero.module.css';
import { RouteMap } from './route-map.tsx';

/** The offer in a sentence, and a link to the form. */
export const Hero = () => {
  const { t } = useTranslation('logistics');
  return (
    <header className={styles.hero}>
      <Page space="none">
        <div className={styles.columns}>
          <div>
            <h1 className={styles.title}>{t('title')}</h1>
            <p className={styles.lead}>{t('lead')}</p>
            {/* A plain anchor keeps the whole address, `?lang=` included. */}
            <ButtonLink href={`#${enquiryId}`} size="lg" iconAfter="arrow-right">
              {t('ask')}
            </ButtonLink>
          </div>
          <RouteMap />
        </div>
      </Page>
    </header>
  );
};
