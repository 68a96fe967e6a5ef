import { useTranslation } from 'react-i18next';
import { Link, Section } from '@caravan/ui-kit';
import { howToBuyHref } from '../../../lib/how-to-buy.ts';
import { useFooterGroups } from '../../../lib/site-data.ts';
import type { FactsProps } from './facts.ts';
import styles from './how-to.module.css';

const steps = ['paste', 'buy', 'parcel'] as const;

/** The service in three steps. */
export const HowTo = ({ facts }: FactsProps) => {
  const { t } = useTranslation('home');
  const href = howToBuyHref(useFooterGroups());
  const [from, to] = facts.review_hours;
  // Photos are promised only where the shop takes them.
  const buys = facts.arrival_photos > 0 ? 'howTo.buy.text' : 'howTo.buy.textPlain';
  return (
    <Section tone="surface" space="tight" aria-label={t('howTo.title')}>
      <h2 className={styles.title}>{t('howTo.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.name}>{t(`howTo.${step}.title`)}</h3>
            <p className={styles.text}>{t(step === 'buy' ? buys : `howTo.${step}.text`, { from, to })}</p>
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        <Link to={href}>{t('howTo.more')}</Link>
      </p>
    </Section>
  );
};
