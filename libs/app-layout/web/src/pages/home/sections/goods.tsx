import { useTranslation } from 'react-i18next';
import { Icon, Section, type IconName } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import type { FactsProps } from './facts.ts';
import styles from './goods.module.css';

type Service = 'checked' | 'weighed' | 'measured' | 'photographed' | 'onRequest';

/** Photos of all goods only where the shop takes them. */
const servicesOf = (arrivalPhotos: number): readonly { key: Service; icon: IconName }[] => [
  { key: 'checked', icon: 'shield' },
  { key: 'weighed', icon: 'scale' },
  { key: 'measured', icon: 'box' },
  { key: arrivalPhotos > 0 ? 'photographed' : 'onRequest', icon: 'camera' },
];

/** The services for all goods that arrive. */
export const Goods = ({ facts }: FactsProps) => {
  const { t } = useTranslation('home');
  const { asYuan } = useFormats();
  const { photo, arrival_photos: count } = facts;
  const values = { count, max: photo.max_count, fee: asYuan(photo.fee_fen) };
  return (
    <Section tone="surface" aria-label={t('goods.title')}>
      <h2 className={styles.title}>{t('goods.title')}</h2>
      <p className={styles.lead}>{t('goods.lead')}</p>
      <ul className={styles.works}>
        {servicesOf(count).map(({ key, icon }) => (
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
