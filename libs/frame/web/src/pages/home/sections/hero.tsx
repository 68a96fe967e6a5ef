import { manualOrderHref } from '@caravan/goods/contract';
import { Link, Page } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { LinkSearch } from '../../../components/link-search/link-search.tsx';
import type { FactsProps } from './facts.ts';
import { HeroRoute } from './hero-route.tsx';
import styles from './hero.module.css';

/** One sentence, one field. */
export const Hero = ({ facts }: FactsProps) => {
  const t = useTexts('home');
  return (
    <div className={styles.hero}>
      <HeroRoute />
      <Page space="none">
        <div className={styles.words}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead', { days: facts.free_storage_days })}</p>
          <div className={styles.search}>
            <LinkSearch variant="hero" />
          </div>
          <p className={styles.manual}>
            <Link to={manualOrderHref()}>{t('manual')}</Link>
          </p>
        </div>
      </Page>
    </div>
  );
};
