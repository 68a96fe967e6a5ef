import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { goodsPaths, manualOrderHref, supportPaths } from '@caravan/routes';
import { Link, Page } from '@caravan/ui-kit';
import { LinkSearch } from '../../../components/link-search/link-search.tsx';
import type { FactsProps } from './facts.ts';
import { HeroRoute } from './hero-route.tsx';
import styles from './hero.module.css';

/** Each sentence begins on a new line. */
const sentencesOf = (title: string) =>
  title.split(/(?<=\.) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 ? ' ' : null}
      <span className={styles.sentence}>{sentence}</span>
    </Fragment>
  ));

/** The headline and the link search. */
export const Hero = ({ facts }: FactsProps) => {
  const { t } = useTranslation('home');
  return (
    <div className={styles.hero}>
      <HeroRoute />
      <Page space="none">
        <div className={styles.words}>
          <h1 className={styles.title}>{sentencesOf(t('title'))}</h1>
          <p className={styles.lead}>{t('lead', { days: facts.free_storage_days })}</p>
          <div className={styles.search}>
            <LinkSearch variant="hero">
              <p className={styles.manual}>
                <Link to={manualOrderHref()}>{t('manual')}</Link>
                <br />
                <Link to={supportPaths.conversations.href({ kind: 'request' })}>{t('picture')}</Link>
                <br />
                <Link to={goodsPaths.saved.href()}>{t('saved')}</Link>
              </p>
            </LinkSearch>
          </div>
        </div>
      </Page>
    </div>
  );
};
