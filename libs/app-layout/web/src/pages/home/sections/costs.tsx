import { useTranslation } from 'react-i18next';
import { afterSentence } from '@caravan/kernel';
import { Section } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import type { FactsProps } from './facts.ts';
import { CostCard } from './cost-card.tsx';
import styles from './costs.module.css';

type CostKey =
  | `first.${'goods' | 'domestic' | 'photos'}`
  | `second.${'firstWeight' | 'furtherWeight' | 'customs' | 'storage' | 'storageAfter'}`;

/** Two payments, each as half of a shipping manifest; the server provides the fees. */
export const Costs = ({ facts }: FactsProps) => {
  const { t } = useTranslation('home');
  const { asYuan } = useFormats();
  const days = facts.free_storage_days;
  const photoFee = asYuan(facts.photo.fee_fen);
  const dailyFee = asYuan(facts.storage_fee_fen_per_day);
  const line = (key: CostKey, values: Record<string, unknown> = {}) => ({
    key,
    term: t(`costs.${key}`, values),
    value: t(`costs.${key}Value`, values),
  });
  return (
    <Section aria-label={t('costs.title')}>
      <h2 className={styles.title}>{t('costs.title')}</h2>
      <p className={styles.lead}>{t('costs.lead')}</p>
      <div className={styles.manifest}>
        <CostCard
          number={1}
          when={t('costs.first.when')}
          title={t('costs.first.title')}
          lines={[line('first.goods'), line('first.domestic'), line('first.photos', { fee: photoFee })]}
          note={t('costs.first.note')}
        >
          <p className={styles.refund}>
            <strong>{t('refund.title')}</strong>
            {afterSentence(t('refund.title'))}
            {t('refund.text', { hours: facts.refund_hours })}
          </p>
        </CostCard>
        <CostCard
          number={2}
          when={t('costs.second.when')}
          title={t('costs.second.title')}
          lines={[
            line('second.firstWeight'),
            line('second.furtherWeight'),
            line('second.customs'),
            line('second.storage', { days }),
            line('second.storageAfter', { fee: dailyFee }),
          ]}
          note={t('costs.second.note')}
        />
      </div>
      <p className={styles.formula}>{t('costs.formula')}</p>
    </Section>
  );
};
