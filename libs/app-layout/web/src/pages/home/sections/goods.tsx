import { useTranslation } from 'react-i18next';
import { formatFen } from '@caravan/kernel';
import { Icon, Section, type IconName } from '@caravan/ui-kit';
import type { FactsProps } from './facts.ts';
import styles from './goods.module.css';

const services: readonly { key: 'checked' | 'weighed' | 'measured' | 'photographed'; icon: IconName }[] = [
  { key: 'checked', icon: 'shield' },
  { key: 'weighed', icon: 'scale' },
  { key: 'measured', icon: 'box' },
  { key: 'photographed', icon: 'camera' },
];

/** The services for all goods that arrive. */
export const Goods = ({ facts }: FactsProps) => {
  const { t } = useTranslation('home');
  const values = { max: facts.photo.max_count, fee: formatFen(facts.photo.fee_fen) };
  return (
    <Section tone="surface" aria-label={t('goods.title')}>
      <h2 className={styles.title}>{t('goods.title')}</h2>
      <p className={styles.lead}>{t('goods.lead')}</p>
      <ul className={styles.works}>
        {services.map(({ key, icon }) => (
          <li key={key}>
            <span className={styles.sign}>
              <Icon name={icon} size="lg" />
            </span>
            <h3 className={styles.name}>{t(`goods.${key}.title`)}</h3>
            <p className={styles.text}>{t(`goods.${key}.text`, values)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
