import { useTranslation } from 'react-i18next';
import { Section } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import type { FactsProps } from './facts.ts';
import styles from './storage.module.css';

const events = ['arrives', 'reminders', 'after'] as const;

/** A dot for each free day. */
const Ring = ({ days }: { days: number }) => (
  <svg className={styles.ring} viewBox="0 0 160 160" aria-hidden="true" focusable="false">
    <circle className={styles.days} cx="80" cy="80" r="72" pathLength={days} />
  </svg>
);

/** The free storage days, and the fee afterwards. */
export const Storage = ({ facts }: FactsProps) => {
  const { t } = useTranslation('home');
  const { asYuan } = useFormats();
  const values = { days: facts.free_storage_days, fee: asYuan(facts.storage_fee_fen_per_day) };
  return (
    <Section aria-label={t('storage.title', values)}>
      <div className={styles.panel}>
        <p className={styles.count} aria-hidden="true">
          <Ring days={facts.free_storage_days} />
          <span className={styles.number}>{facts.free_storage_days}</span>
          <span className={styles.unit}>{t('storage.ring')}</span>
        </p>
        <div>
          <h2 className={styles.title}>{t('storage.title', values)}</h2>
          <p className={styles.text}>{t('storage.text', values)}</p>
          <ol className={styles.events}>
            {events.map((event) => (
              <li key={event} className={styles.event}>
                <span className={styles.when}>{t(`storage.${event}When`, values)}</span>
                <span className={styles.what}>{t(`storage.${event}`, values)}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
};
